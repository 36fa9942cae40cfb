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
import { evening, faqs, homePictures, pages, properties, site, testimonials } from '@/content'
import { home } from '@/content/home'
import { lodgingBusiness, webSite } from '@/lib/site/structured-data'
import { metadataFor } from './_shared/metadata'
import { SitePhoneBar } from './_shared/site-phone-bar'
import { StructuredData } from './_shared/structured-data'
import { articles } from './_shared/articles'
import { heroNote, viewerTitle } from './_shared/visualisations'

export const generateMetadata = () => metadataFor(pages.home)

const ARTICLES_ON_HOME = 3

export default async function HomePage() {
  return (
    <>
      <Main>
        <HomeHero picture={homePictures.hero} evening={evening} note={heroNote(homePictures.hero)} />
        <Statistics />
        <Accommodation properties={properties} />
        <SitePhoneBar text={home.phoneStrip} />
        <Host portrait={homePictures.portrait} />
        <HomeGallery
          pictures={homePictures.gallery}
          viewerTitle={viewerTitle({ ...home.gallery, pictures: homePictures.gallery })}
        />
        <AmenityComparison picture={homePictures.amenities} properties={properties} />
        <Chart house={site.shortName} />
        <Testimonials testimonials={testimonials} />
        <BlogTeaser articles={(await articles()).slice(0, ARTICLES_ON_HOME)} />
        <Faq questions={faqs} contact={site} />
        <CallToAction picture={homePictures.callToAction} contact={site} />
      </Main>
      <StructuredData
        path={pages.home.path}
        things={[webSite(site), lodgingBusiness(site, properties, homePictures.hero)]}
      />
    </>
  )
}
