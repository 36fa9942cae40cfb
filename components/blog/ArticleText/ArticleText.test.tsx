import { render, screen } from '@testing-library/react'
import type { Article } from '@/lib/schema/article'
import { aPicture } from '@/lib/testing/builders'
import { ArticleText } from './ArticleText'

/** As MDX compiles `## 2. The slip`, `## Tea` and `<SecondPicture />`. */
const Content: Article['Content'] = ({ components }) => {
  const { h2: Subheading, SecondPicture } = components!
  return (
    <>
      <Subheading>2. The slip</Subheading>
      <Subheading>Tea</Subheading>
      <SecondPicture />
    </>
  )
}

it.each([
  ['h2', 2],
  ['h3', 3],
] as const)(
  'puts subheadings one level below the title, with the number of their place: %s',
  (Heading, level) => {
    render(<ArticleText Content={Content} Heading={Heading} />)
    expect(screen.getAllByRole('heading', { level })).toEqual([
      screen.getByRole('heading', { name: '2 The slip' }),
      screen.getByRole('heading', { name: 'Tea' }),
    ])
  },
)

it('shows the second picture where the text says so', () => {
  const picture = aPicture({ alt: 'Oars', caption: 'Two oars' })
  const { rerender } = render(<ArticleText Content={Content} Heading="h2" secondPicture={picture} />)
  expect(screen.getByText('Two oars').parentElement).toContainElement(
    screen.getByRole('img', { name: 'Oars' }),
  )
  rerender(<ArticleText Content={Content} Heading="h2" />)
  expect(screen.queryByRole('img')).toBeNull()
})
