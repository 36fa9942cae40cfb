import { tsImport } from 'tsx/esm/api'

/**
 * Finishes the files that `next build` exports into out/. Next loads this module with its configuration, also under Jest, so it
 * imports the program late.
 *
 * @type {import('next').NextAdapter}
 */
const adapter = {
  name: 'static-documents',
  async onBuildComplete({ outputs }) {
    const { finishExport } = await tsImport('./export.ts', import.meta.url)
    finishExport(outputs.staticFiles.map(({ filePath }) => filePath))
  },
}

export default adapter
