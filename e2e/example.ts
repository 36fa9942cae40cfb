import { site } from '@/content'

/**
 * Whether the site still is the example, which its email address tells. Tests of the requirements’ counts and of the example’s
 * own words and pictures run on the example alone: an owner may have fewer galleries, or other headings.
 */
export const isExample = site.email.display.endsWith('.example')
