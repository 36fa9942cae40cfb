import { Button } from '@/components/ui/Button/Button'
import { Carousel } from '@/components/ui/Carousel/Carousel'
import { ChartText } from '@/components/ui/ChartText/ChartText'
import { Drawing } from '@/components/ui/Drawing/Drawing'
import { Figure } from '@/components/ui/Figure/Figure'
import { Icon } from '@/components/ui/Icon/Icon'
import { icons } from '@/components/ui/Icon/icons'
import { LeaderTable } from '@/components/ui/LeaderTable/LeaderTable'
import { Link } from '@/components/ui/Link/Link'
import { Logo } from '@/components/ui/Logo/Logo'
import { Photo } from '@/components/ui/Photo/Photo'
import { Tally } from '@/components/ui/Tally/Tally'
import { chart } from '@/content/chart/chart'
import type { Picture } from '@/lib/schema/picture'
import { Component, State } from './specimen'

const looks = ['primary', 'quiet', 'text'] as const
const iconNames = Object.keys(icons) as (keyof typeof icons)[]
const facts = [
  { figure: '3', noun: 'rooms' },
  { figure: '50+', noun: 'boats' },
]
const rows = [
  { term: 'To the pier', value: '4 min' },
  { term: 'To the other side, rowing against the tide', value: '50 min' },
]

/** Each component of `components/ui`. */
export function UiSpecimens({ pictures }: { pictures: readonly Picture[] }) {
  const [picture] = pictures
  if (!picture) return null
  return (
    <>
      <Component path="components/ui/Button/Button">
        {looks.map((look) => (
          <State key={look} name={look} width="column">
            <Button look={look}>Row home</Button>
          </State>
        ))}
        <State name="primary, disabled" width="column">
          <Button look="primary" disabled>
            Row home
          </Button>
        </State>
      </Component>
      <Component path="components/ui/Link/Link">
        <State name="plain">
          <Link href="#content">The way to the pier</Link>
        </State>
        {looks.map((look) => (
          <State key={look} name={look} width="column">
            <Link href="#content" look={look}>
              The way to the pier
            </Link>
          </State>
        ))}
        <State name="primary, quiet on phones" width="column">
          <Link href="#content" look="primary" quietOnPhones>
            The way to the pier
          </Link>
        </State>
      </Component>
      <Component path="components/ui/Photo/Photo">
        <State name="in a box of 3 : 2" width="column">
          <Photo picture={picture} sizes="34rem" />
        </State>
      </Component>
      <Component path="components/ui/Figure/Figure">
        <State name="with its caption" width="column">
          <Figure picture={picture} sizes="34rem" />
        </State>
        <State name="numbered, a link to the large picture" width="column">
          <Figure picture={picture} sizes="34rem" number={7} linked />
        </State>
      </Component>
      <Component path="components/ui/Carousel/Carousel">
        {[1, 2, 3, 5].map((count) => (
          <State key={count} name={`of ${count}`}>
            <Carousel id={`of-${count}`} label="Boats" pictures={pictures.slice(0, count)} sizes="34vw" />
          </State>
        ))}
      </Component>
      <Component path="components/ui/LeaderTable/LeaderTable">
        <State name="short and long terms" width="column">
          <LeaderTable rows={rows} />
        </State>
      </Component>
      <Component path="components/ui/Tally/Tally">
        <State name="a line each">
          <Tally facts={facts} />
        </State>
        <State name="wide">
          <Tally facts={facts} wide />
        </State>
      </Component>
      <Component path="components/ui/ChartText/ChartText">
        <State name="land in roman, water in italic">
          <p>
            <ChartText>The slip, the *lake* and the far shore</ChartText>
          </p>
        </State>
      </Component>
      <Component path="components/ui/Drawing/Drawing">
        <State name="of the build" width="column">
          <Drawing drawing={chart.inset} />
        </State>
      </Component>
      <Component path="components/ui/Icon/Icon">
        {iconNames.map((name) => (
          <State key={name} name={name}>
            <span>
              <Icon name={name} />
            </span>
          </State>
        ))}
      </Component>
      <Component path="components/ui/Logo/Logo">
        <State name="with a name">
          <Logo name="Lakeside" />
        </State>
      </Component>
    </>
  )
}
