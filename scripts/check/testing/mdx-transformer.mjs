import { compileSync } from '@mdx-js/mdx'
import { transformSync } from 'esbuild'
import remarkFrontmatter from 'remark-frontmatter'
import remarkMdxFrontmatter from 'remark-mdx-frontmatter'
import markInitial from '../../make/mark-initial.mjs'

/** The same plugins as in `next.config.mjs`. */
const remarkPlugins = [remarkFrontmatter, [remarkMdxFrontmatter, { name: 'frontmatter' }], markInitial]

/** Compiles an article to the CommonJS module that Jest runs. */
const transformer = {
  process(source, path) {
    const compiled = compileSync({ value: source, path }, { remarkPlugins })
    return { code: transformSync(String(compiled), { format: 'cjs', target: 'node20' }).code }
  },
}

export default transformer
