import { ArticleIndex } from '@/components/blog/ArticleIndex/ArticleIndex'
import { Article } from '@/components/blog/Article/Article'
import { BlogCallToAction } from '@/components/blog/BlogCallToAction/BlogCallToAction'
import { Main } from '@/components/site/Main'
import { PhoneBar } from '@/components/site/PhoneBar/PhoneBar'
import { PageScript } from '@/components/ui/PageScript'
import { pages } from '@/content/pages'
import { properties } from '@/content/properties/all'
import { site } from '@/content/site'
import { metadataFor } from '../_shared/metadata'
import { StructuredData } from '../_shared/structured-data'
import { articles } from '../_shared/articles'

export const generateMetadata = () => metadataFor(pages.blogs)

export default async function BlogsPage() {
  const all = await articles()
  return (
    <>
      <Main bar>
        <PageScript />
        <ArticleIndex articles={all} />
        {all.map((article, index) => (
          <Article key={article.slug} article={article} siteUrl={site.url} isFirst={index === 0} />
        ))}
        <BlogCallToAction email={site.email} />
      </Main>
      <PhoneBar phone={site.phone} properties={properties} />
      <StructuredData path={pages.blogs.path} />
    </>
  )
}
