import { render, screen, within } from '@testing-library/react'
import { aPicture } from '@/lib/testing/builders'
import { someCarouselWords } from '@/lib/testing/words'
import type { Gallery as GalleryData } from '@/lib/schema/property'
import { Gallery } from './Gallery'

const aGallery = (over: Partial<GalleryData> = {}): GalleryData => ({
  id: 'boats',
  heading: 'Boats on the *lake*',
  sentence: 'Some of them float.',
  layout: 'wide',
  pictures: ['Pier', 'Slip'].map((caption) => aPicture({ name: caption, caption })),
  ...over,
})

const captions = (within: { getAllByRole: typeof screen.getAllByRole }) =>
  within.getAllByRole('link').map((link) => link.nextElementSibling?.textContent)

it('shows its lead picture above the track and not in it', () => {
  render(
    <Gallery
      {...aGallery({ layout: 'lead', lead: aPicture({ name: 'lake', caption: 'Lake' }) })}
      viewerTitle="Boats"
      words={someCarouselWords()}
    />,
  )
  expect(captions(screen)).toEqual(['Lake', 'Pier', 'Slip'])
  expect(captions(within(screen.getByRole('group', { name: 'Boats on the lake' })))).toEqual(['Pier', 'Slip'])
})
