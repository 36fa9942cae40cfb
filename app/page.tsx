import { AmenityComparison } from '@/components/home/AmenityComparison/AmenityComparison'
import { BlogTeaser } from '@/components/home/BlogTeaser/BlogTeaser'
import { Chart } from '@/components/home/Chart/Chart'
import { CallToAction } from '@/components/home/CallToAction/CallToAction'
import { Faq } from '@/components/home/Faq/Faq'
import { Gallery } from '@/components/ui/Gallery/Gallery'
import { HomeHero } from '@/components/home/HomeHero/HomeHero'
import { Accommodation } from '@/components/home/Accommodation/Accommodation'
import { Host } from '@/components/home/Host/Host'
import { Statistics } from '@/components/home/Statistics/Statistics'
import { Testimonials } from '@/components/home/Testimonials/Testimonials'
import { Main } from '@/components/site/Main'
import { PageScript } from '@/components/ui/PageScript'
import { evening } from '@/content/evening'
import { faqs } from '@/content/faqs'
import { pages } from '@/content/pages'
import { picture } from '@/content/photos/picture'
import { properties } from '@/content/properties/all'
import { site } from '@/content/site'
import { testimonials } from '@/content/testimonials'
import { home, homePictures } from '@/content/home'
import { lodgingBusiness, webSite } from '@/lib/site/structured-data'
import { metadataFor } from './_shared/metadata'
import { StructuredData } from './_shared/structured-data'
import { articles } from './_shared/articles'

export const generateMetadata = () => metadataFor(pages.home)

const ARTICLES_ON_HOME = 3

export default async function HomePage() {
  return (
    <>
      <Main bar>
        <HomeHero picture={picture(homePictures.hero)} evening={evening} properties={properties} />
        <PageScript />
        <div id="accommodation">
          <Statistics phone={site.phone} properties={properties} />
          <Accommodation properties={properties} />
        </div>
        <Host />
        <Gallery
          id="gallery"
          heading={home.gallery.heading}
          pictures={homePictures.gallery}
          // Two stand beside each other: below the first, the second alone would fill half of its row.
          shape={homePictures.gallery.length === 2 ? 'diptych' : 'full'}
          captioned={false}
        />
        <Chart house={site.shortName} />
        <AmenityComparison picture={picture(homePictures.amenities)} properties={properties} />
        <Testimonials testimonials={testimonials} />
        <BlogTeaser articles={(await articles()).slice(0, ARTICLES_ON_HOME)} />
        <Faq questions={faqs} contact={site} />
        <CallToAction picture={picture(homePictures.callToAction)} contact={site} />
      </Main>
      <StructuredData
        path={pages.home.path}
        things={[webSite(site), lodgingBusiness(site, properties, homePictures.hero, picture)]}
      />
    </>
  )
}
