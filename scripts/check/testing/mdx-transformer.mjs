import { compileSync } from '@mdx-js/mdx'
import { transformSync } from 'esbuild'
import { remarkPlugins } from '../../../lib/articles/plugins.mjs'

/** Compiles an article to the CommonJS module that Jest runs. */
const transformer = {
  process(source, path) {
    const compiled = compileSync({ value: source, path }, { remarkPlugins })
    return { code: transformSync(String(compiled), { format: 'cjs', target: 'node20' }).code }
  },
}

export default transformer
