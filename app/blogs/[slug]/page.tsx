import { notFound } from 'next/navigation'
import { BlogCallToAction } from '@/components/blog/BlogCallToAction/BlogCallToAction'
import { OtherArticles } from '@/components/blog/OtherArticles/OtherArticles'
import { Article } from '@/components/blog/Article/Article'
import { Main } from '@/components/site/Main'
import { PhoneBar } from '@/components/site/PhoneBar/PhoneBar'
import { PageScript } from '@/components/ui/PageScript'
import { pages } from '@/content/pages'
import { picture } from '@/content/photos/picture'
import { properties } from '@/content/properties/all'
import { site } from '@/content/site'
import { articlePage, articlePath } from '@/lib/site/pages'
import { blogPosting } from '@/lib/site/structured-data'
import { metadataFor } from '../../_shared/metadata'
import { StructuredData } from '../../_shared/structured-data'
import { articles } from '../../_shared/articles'

interface Props {
  params: Promise<{ slug: string }>
}

export const dynamicParams = false

export const generateStaticParams = async () => (await articles()).map(({ slug }) => ({ slug }))

export async function generateMetadata({ params }: Props) {
  return metadataFor(articlePage((await find(params)).article, site.name))
}

async function find(params: Props['params']) {
  const { slug } = await params
  const all = await articles()
  const article = all.find((each) => each.slug === slug) ?? notFound()
  return { article, others: all.filter((each) => each !== article) }
}

export default async function ArticlePage({ params }: Props) {
  const { article, others } = await find(params)
  return (
    <>
      <Main bar>
        <PageScript />
        <Article article={article} siteUrl={site.url} standalone isFirst />
        <BlogCallToAction heading={article.callToAction} email={site.email} />
        {others.length > 0 && <OtherArticles articles={others} />}
      </Main>
      <PhoneBar phone={site.phone} properties={properties} />
      <StructuredData
        path={pages.blogs.path}
        own={{ label: article.title, href: articlePath(article.slug) }}
        things={[blogPosting(article, site, picture(article.image))]}
      />
    </>
  )
}
