import { Articles } from '@/components/blog/Articles/Articles'
import { ArticleTeaser } from '@/components/blog/ArticleTeaser/ArticleTeaser'
import { Chart } from '@/components/sections/Chart/Chart'
import { Faq } from '@/components/sections/Faq/Faq'
import { Gallery } from '@/components/sections/Gallery/Gallery'
import { PriceBand } from '@/components/sections/PriceBand/PriceBand'
import { PropertyCard } from '@/components/sections/PropertyCard/PropertyCard'
import { YearOfLight } from '@/components/sections/YearOfLight/YearOfLight'
import { Footer } from '@/components/site/Footer/Footer'
import { chart } from '@/content/chart/chart'
import { home } from '@/content/home'
import { yearOfLight } from '@/content/year-of-light/year-of-light'
import { someFormWords } from '@/lib/testing/booking'
import { aProperty, anArticle, aSite } from '@/lib/testing/builders'
import type { Picture } from '@/lib/schema/picture'
import type { GalleryLayout } from '@/lib/schema/property'
import { Component, State } from './specimen'

const layouts: Record<GalleryLayout, string> = {
  lead: 'a large picture above the strip',
  beside: 'words beside the strip',
  mirrored: 'words at the other side',
  wide: 'across the window',
  squares: 'square pictures',
  under: 'words under the strip',
  deep: 'on deep water',
}
const terms = {
  deposit: 'A third.',
  cancellation: 'Free until the tide turns.',
  minimumStay: 'Two nights.',
  pets: 'One dog that can swim.',
  extraCharges: 'None.',
}
const termLabels = someFormWords().plan.terms
const cardWords = { bookLabel: 'Reserve', moreLabel: 'Look inside', moreOf: 'the {property}' }
const footerWords = { quickLinks: 'Shortcuts', contact: 'Shout', rendered: 'Drawn, not seen.' }
const owner = { legalName: 'Lakeside Boats Limited', address: '1 Pier Road', companyNumber: '000000' }
const share = { label: 'Share it', copied: 'Copied.', failed: 'Not copied.' }
const questions = [
  { question: 'Is the *lake* warm?', answer: 'It is a lake.' },
  { question: 'May we row?', answer: 'You may.' },
]

/** Sections in states that pages do not show, or not side by side. */
export function SectionSpecimens({ pictures }: { pictures: readonly Picture[] }) {
  const [picture] = pictures
  const property = aProperty({ hero: picture, cardPicture: picture })
  const article = anArticle({ picture, Content: () => <p>Planks, and light between them.</p> })
  return (
    <>
      <Component path="components/sections/PropertyCard/PropertyCard">
        {(['left', 'right'] as const).map((side) => (
          <State key={side} name={`its picture at the ${side}`}>
            <PropertyCard
              property={{ ...property, name: `Boathouse ${side}` }}
              words={cardWords}
              side={side}
            />
          </State>
        ))}
      </Component>
      <Component path="components/sections/PriceBand/PriceBand">
        <State name="without terms" width="whole">
          <PriceBand answer="We answer by pigeon." termLabels={termLabels} property={property} />
        </State>
        <State name="with every term, after a deep gallery" width="whole">
          <PriceBand
            answer="We answer by pigeon."
            termLabels={termLabels}
            property={{ ...property, terms }}
            afterDeep
          />
        </State>
      </Component>
      <Component path="components/sections/Gallery/Gallery">
        {Object.entries(layouts).map(([layout, name]) => (
          <State key={layout} name={`${layout}: ${name}`} width="whole">
            <Gallery
              id={layout}
              heading="The *lake*"
              sentence="From the slip, from the pier, and from a boat."
              layout={layout as GalleryLayout}
              lead={layout === 'lead' ? picture : undefined}
              pictures={pictures.slice(0, 5)}
              of={property.name}
            />
          </State>
        ))}
      </Component>
      <Component path="components/sections/Faq/Faq">
        <State name="of two questions" width="whole">
          <Faq heading="Asked often" text="Anything else?" questions={questions} contact={aSite()} />
        </State>
      </Component>
      <Component path="components/sections/Chart/Chart">
        <State name="as on the home page" width="whole">
          <Chart location={home.location} chart={chart} />
        </State>
      </Component>
      <Component path="components/sections/YearOfLight/YearOfLight">
        <State name="as on the home page" width="whole">
          <YearOfLight {...yearOfLight} />
        </State>
      </Component>
      <Component path="components/blog/ArticleTeaser/ArticleTeaser">
        <State name="small">
          <ArticleTeaser article={article} />
        </State>
        <State name="lead">
          <ArticleTeaser article={article} lead />
        </State>
      </Component>
      <Component path="components/blog/Articles/Articles">
        <State name="three, no two neighbours alike" width="whole">
          <Articles
            articles={['first', 'second', 'third'].map((slug) => ({ ...article, slug }))}
            highlightsHeading="Bring"
            share={share}
            siteUrl={aSite().url}
          />
        </State>
      </Component>
      <Component path="components/site/Footer/Footer">
        <State name="with the owner filled in" width="whole">
          <Footer
            site={aSite({ owner })}
            words={footerWords}
            quickLinks={[]}
            footLinks={[]}
            hasRenderedPictures={false}
          />
        </State>
      </Component>
    </>
  )
}
