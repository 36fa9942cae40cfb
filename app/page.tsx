import { AmenityComparison } from '@/components/sections/AmenityComparison/AmenityComparison'
import { BlogTeaser } from '@/components/sections/BlogTeaser/BlogTeaser'
import { Chart } from '@/components/sections/Chart/Chart'
import { CallToAction } from '@/components/sections/CallToAction/CallToAction'
import { Faq } from '@/components/sections/Faq/Faq'
import { HomeGallery } from '@/components/sections/HomeGallery/HomeGallery'
import { HomeHero } from '@/components/sections/HomeHero/HomeHero'
import { Accommodation } from '@/components/sections/Accommodation/Accommodation'
import { Statistics } from '@/components/sections/Statistics/Statistics'
import { Testimonials } from '@/components/sections/Testimonials/Testimonials'
import { YearOfLight } from '@/components/sections/YearOfLight/YearOfLight'
import { Main } from '@/components/site/Main'
import { chart } from '@/content/chart/chart'
import { faqs } from '@/content/faqs'
import { home } from '@/content/home'
import { carouselWords, navigation } from '@/content/navigation'
import { pages } from '@/content/pages'
import { visualisations } from '@/content/photos/visualisations'
import { properties } from '@/content/properties/all'
import { propertyWords } from '@/content/properties/words'
import { site } from '@/content/site'
import { testimonials } from '@/content/testimonials'
import { yearOfLight } from '@/content/year-of-light'
import { askLine } from '@/lib/questions'
import { metadataFor } from './_shared/metadata'
import { SitePhoneBar } from './_shared/site-phone-bar'
import { HomeData } from './_shared/structured-data'
import { articles } from './_shared/articles'
import { heroNote, viewerTitle } from './_shared/visualisations'

export const generateMetadata = () => metadataFor(pages.home)

const ARTICLES_ON_HOME = 3

export default async function HomePage() {
  return (
    <>
      <Main>
        <HomeHero {...home.hero} note={heroNote(home.hero.picture)} />
        <Statistics {...home.statistics} sampleFigure={home.sampleFigure} />
        <Accommodation label={navigation.accommodation.label} properties={properties} words={propertyWords} />
        <SitePhoneBar text={home.phoneStrip} />
        <HomeGallery
          {...home.gallery}
          viewerTitle={viewerTitle(home.gallery.viewerTitle, home.gallery.pictures)}
          sentence={visualisations.gallery}
          words={carouselWords}
        />
        <Chart location={home.location} chart={chart} />
        <AmenityComparison {...home.amenities} properties={properties} />
        <YearOfLight {...yearOfLight} />
        <Testimonials {...home.testimonials} testimonials={testimonials} sampleFigure={home.sampleFigure} />
        <BlogTeaser {...home.articles} articles={(await articles()).slice(0, ARTICLES_ON_HOME)} />
        <Faq {...home.faq} text={askLine(home.faq, properties)} questions={faqs} contact={site} />
        <CallToAction {...home.callToAction} contact={site} />
      </Main>
      <HomeData />
    </>
  )
}
