import { code, mark } from '@/content/generated/page-script.json'

/**
 * The page script, as `npm run dev` has it in every page. Next writes what stands here a second time, into the data for
 * React; so in an export a mark stands for it, in whose place `scripts/export.mjs` puts the script.
 */
export const pageScript = process.env.NODE_ENV === 'development' ? code : mark
