import { PhoneBar } from '@/components/site/PhoneBar/PhoneBar'
import { AmenityComparison } from '@/components/sections/AmenityComparison/AmenityComparison'
import { Ashore } from '@/components/sections/Ashore/Ashore'
import { Chart } from '@/components/sections/Chart/Chart'
import { Close } from '@/components/sections/Close/Close'
import { Faq } from '@/components/sections/Faq/Faq'
import { HomeGallery } from '@/components/sections/HomeGallery/HomeGallery'
import { HomeHero } from '@/components/sections/HomeHero/HomeHero'
import { Accommodation } from '@/components/sections/PropertyCard/Accommodation'
import { Stats } from '@/components/sections/Stats/Stats'
import { Voices } from '@/components/sections/Voices/Voices'
import { YearOfLight } from '@/components/sections/YearOfLight/YearOfLight'
import { articles } from '@/content/blog/articles'
import { chart } from '@/content/chart/chart'
import { faqs } from '@/content/faqs'
import { home } from '@/content/home'
import { pages } from '@/content/pages'
import { properties } from '@/content/properties/all'
import { site } from '@/content/site'
import { testimonials } from '@/content/testimonials'
import { yearOfLight } from '@/content/year-of-light/year-of-light'
import { fromPrice } from './from-price'
import { metadataFor } from './metadata'
import { HomeData } from './structured-data'

export const generateMetadata = () => metadataFor(pages.home)

const ARTICLES_ON_HOME = 3

export default async function HomePage() {
  return (
    <>
      <HomeHero {...home.hero} place={site.place} price={`${fromPrice} a night.`} />
      <Stats {...home.stats} phone={site.phone} phoneText={home.phoneStrip} />
      <Accommodation properties={Object.values(properties)} />
      <HomeGallery {...home.gallery} />
      <Chart location={home.location} chart={chart} />
      <AmenityComparison {...home.amenities} />
      <YearOfLight {...yearOfLight} />
      <Voices {...home.voices} testimonials={testimonials} />
      <Ashore {...home.articles} articles={(await articles()).slice(0, ARTICLES_ON_HOME)} />
      <Faq {...home.faq} questions={faqs} contact={site} />
      <Close {...home.close} contact={site} />
      <PhoneBar price={fromPrice} scope="a night" phone={site.phone} label="Quick Book" href="/book" />
      <HomeData />
    </>
  )
}
