import { PhoneBar } from '@/components/site/PhoneBar/PhoneBar'
import { AmenityComparison } from '@/components/sections/AmenityComparison/AmenityComparison'
import { Ashore } from '@/components/sections/Ashore/Ashore'
import { Close } from '@/components/sections/Close/Close'
import { Faq } from '@/components/sections/Faq/Faq'
import { HomeGallery } from '@/components/sections/HomeGallery/HomeGallery'
import { HomeHero } from '@/components/sections/HomeHero/HomeHero'
import { Accommodation } from '@/components/sections/PropertyCard/Accommodation'
import { Stats } from '@/components/sections/Stats/Stats'
import { Voices } from '@/components/sections/Voices/Voices'
import { articles } from '@/content/blog/articles'
import { faqs } from '@/content/faqs'
import { home } from '@/content/home'
import { pages } from '@/content/pages'
import { apartment } from '@/content/properties/apartment'
import { house } from '@/content/properties/house'
import { site } from '@/content/site'
import { testimonials } from '@/content/testimonials'
import { euro } from '@/lib/format'
import { metadataFor } from './metadata'

export const generateMetadata = () => metadataFor(pages.home)

const ARTICLES_ON_HOME = 3

export default async function HomePage() {
  const from = `From ${euro(Math.min(house.nightlyPrice, apartment.nightlyPrice))}`
  return (
    <>
      <HomeHero {...home.hero} price={`${from} a night.`} />
      <Stats {...home.stats} phone={site.phone} phoneText={home.phoneStrip} />
      <Accommodation properties={[house, apartment]} />
      <HomeGallery {...home.gallery} />
      <AmenityComparison {...home.amenities} />
      <Voices {...home.voices} testimonials={testimonials} />
      <Ashore {...home.articles} articles={(await articles()).slice(0, ARTICLES_ON_HOME)} />
      <Faq {...home.faq} questions={faqs} contact={site} />
      <Close {...home.close} contact={site} />
      <PhoneBar price={from} scope="a night" phone={site.phone} label="Quick Book" href="/book" />
    </>
  )
}
