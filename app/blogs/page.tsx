import { ArticleIndex } from '@/components/blog/ArticleIndex/ArticleIndex'
import { Article, layoutOf } from '@/components/blog/Article/Article'
import { BlogCallToAction } from '@/components/blog/BlogCallToAction/BlogCallToAction'
import { Main } from '@/components/site/Main'
import { metadataFor } from '../_shared/metadata'
import { SitePhoneBar } from '../_shared/site-phone-bar'
import { BreadcrumbData } from '../_shared/structured-data'
import { articles } from '../_shared/articles'
import { content } from '../_shared/content'

export const generateMetadata = () => metadataFor(content.pages.blogs)

export default async function BlogsPage() {
  const all = await articles()
  return (
    <>
      <Main>
        <ArticleIndex {...content.listing} articles={all} />
        {all.map((article, index) => (
          <Article
            key={article.slug}
            article={article}
            layout={layoutOf(index)}
            words={content.listing}
            siteUrl={content.site.url}
          />
        ))}
        <BlogCallToAction {...content.listing.callToAction} email={content.site.email} />
      </Main>
      <SitePhoneBar />
      <BreadcrumbData path={content.pages.blogs.path} />
    </>
  )
}
