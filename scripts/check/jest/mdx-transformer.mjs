import { compileSync } from '@mdx-js/mdx'
import { transformSync } from 'esbuild'
import remarkFrontmatter from 'remark-frontmatter'
import remarkMdxFrontmatter from 'remark-mdx-frontmatter'

/** The plugins of `next.config.mjs`, so that a test sees an article as the site does. */
const remarkPlugins = [remarkFrontmatter, [remarkMdxFrontmatter, { name: 'frontmatter' }]]

/** Articles for Jest: MDX to a module, and that to the CommonJS that Jest runs. */
const transformer = {
  process(source, path) {
    const compiled = compileSync({ value: source, path }, { remarkPlugins })
    return { code: transformSync(String(compiled), { format: 'cjs', target: 'node20' }).code }
  },
}

export default transformer
