import { AmenityComparison } from '@/components/sections/AmenityComparison/AmenityComparison'
import { BlogTeaser } from '@/components/sections/BlogTeaser/BlogTeaser'
import { Chart } from '@/components/sections/Chart/Chart'
import { CallToAction } from '@/components/sections/CallToAction/CallToAction'
import { Faq } from '@/components/sections/Faq/Faq'
import { HomeGallery } from '@/components/sections/HomeGallery/HomeGallery'
import { HomeHero } from '@/components/sections/HomeHero/HomeHero'
import { Accommodation } from '@/components/sections/Accommodation/Accommodation'
import { Host } from '@/components/sections/Host/Host'
import { Statistics } from '@/components/sections/Statistics/Statistics'
import { Testimonials } from '@/components/sections/Testimonials/Testimonials'
import { Main } from '@/components/site/Main'
import { metadataFor } from './_shared/metadata'
import { SitePhoneBar } from './_shared/site-phone-bar'
import { HomeData } from './_shared/structured-data'
import { articles } from './_shared/articles'
import { heroNote, viewerTitle } from './_shared/visualisations'
import { content } from './_shared/content'

export const generateMetadata = () => metadataFor(content.pages.home)

const { home, properties, site, testimonials } = content
const ARTICLES_ON_HOME = 3

export default async function HomePage() {
  return (
    <>
      <Main>
        <HomeHero {...home.hero} evening={content.evening} note={heroNote(home.hero.picture)} />
        <Statistics {...home.statistics} sampleFigure={home.sampleFigure} />
        <Accommodation
          label={content.navigation.accommodation.label}
          properties={properties}
          words={content.propertyWords}
        />
        <SitePhoneBar text={home.phoneStrip} />
        <Host {...content.host} />
        <HomeGallery
          {...home.gallery}
          viewerTitle={viewerTitle(home.gallery)}
          words={content.carouselWords}
        />
        <AmenityComparison {...home.amenities} properties={properties} />
        <Chart location={home.location} chart={content.chart} />
        <Testimonials {...home.testimonials} testimonials={testimonials} sampleFigure={home.sampleFigure} />
        <BlogTeaser {...home.articles} articles={(await articles()).slice(0, ARTICLES_ON_HOME)} />
        <Faq {...home.faq} questions={content.faqs} contact={site} />
        <CallToAction {...home.callToAction} contact={site} />
      </Main>
      <HomeData />
    </>
  )
}
