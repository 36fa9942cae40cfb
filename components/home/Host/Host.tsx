import { Photo } from '@/components/ui/Photo/Photo'
import { host } from '@/content/host'
import { picture } from '@/content/photos/picture'
import parts from '@/components/ui/parts.module.scss'
import styles from './Host.module.scss'

/** What the host says to guests, signed, with a portrait if there is one. Shows nothing while the host has no name or says nothing. */
export function Host({ words = host }: { words?: typeof host }) {
  const { name, portrait, heading, sentences } = words
  const answers = sentences.map(({ answer }) => answer.trim()).filter(Boolean)
  if (!name || answers.length === 0) return null
  return (
    <section className={`${parts.section} ${parts.halves}`}>
      {portrait && (
        <div className={styles.portrait}>
          <Photo picture={picture(portrait)} sizes="(min-width: 24em) 360px, 90vw" />
        </div>
      )}
      <div className={styles.words}>
        <h2>{heading}</h2>
        <div className={`${parts.stack} ${styles.sentences}`}>
          {answers.map((answer) => (
            <p key={answer}>{answer}</p>
          ))}
        </div>
        <p className={parts.entry}>{name}</p>
      </div>
    </section>
  )
}
