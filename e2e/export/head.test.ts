import { site } from '@/content/site'
import { absoluteUrl } from '@/lib/site/absolute-url'
import { FEED_PATH } from '@/lib/site/metadata'
import { attributesOf, entries, exported, textsOf } from './exported'

describe.each(entries)('$path', ({ path, title, description, noindex }) => {
  const { html, $ } = exported(path)

  it('begins with its charset, its content security policy, its viewport, its first picture and its styles', () => {
    expect(html).toMatch(
      /^<!DOCTYPE html><html[^>]*><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy"[^>]*><meta name="viewport"[^>]*>(<link rel="preload" as="image"[^>]*>)*<style>/,
    )
  })

  it('has the site’s language, and the title and description from the content', () => {
    expect($('html').attr('lang')).toBe('en-IE')
    expect(textsOf($, 'head > title')).toEqual([title])
    expect(attributesOf($, 'meta[name="description"]', 'content')).toEqual([description])
  })

  it('has a canonical address if it may be indexed, and noindex otherwise', () => {
    const robots = attributesOf($, 'meta[name="robots"]', 'content').map((content) => content?.split(',')[0])
    expect(robots).toEqual(noindex ? ['noindex'] : [])
    const address = absoluteUrl(site.url, path)
    expect(attributesOf($, 'link[rel="canonical"]', 'href')).toEqual(noindex ? [] : [address])
  })

  it('links to the feed if it may be indexed', () => {
    const feeds = attributesOf($, 'link[rel="alternate"][type="application/rss+xml"]', 'href')
    expect(feeds).toEqual(noindex ? [] : [absoluteUrl(site.url, FEED_PATH)])
  })
})
