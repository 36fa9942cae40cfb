import { readdirSync } from 'node:fs'
import { render, screen } from '@testing-library/react'
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from 'next/constants'
import nextConfig from '@/next.config.mjs'
import GalleryPage from './page.dev'

const components = readdirSync('components/ui', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => `components/ui/${name}/${name}`)

it('shows every component of components/ui', () => {
  render(<GalleryPage />)
  expect(components.filter((path) => !screen.queryByText(path))).toEqual([])
})

it('is a page while somebody edits, and in no export', () => {
  expect(nextConfig(PHASE_DEVELOPMENT_SERVER).pageExtensions).toContain('dev.tsx')
  expect(nextConfig(PHASE_PRODUCTION_BUILD).pageExtensions).toEqual(['ts', 'tsx'])
})
