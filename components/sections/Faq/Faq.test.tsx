import { render, screen } from '@testing-library/react'
import { aSite } from '@/lib/testing/builders'
import { Faq } from './Faq'

const questions = [
  { question: 'Is the *lake* deep?', answer: 'Yes.' },
  { question: 'Is it cold?', answer: 'Also.' },
]

it('groups the questions so that at most one is open, all closed at first', () => {
  render(<Faq heading="Questions" text="Ask." questions={questions} contact={aSite()} />)
  const items = screen.getAllByRole('group')
  expect(items).toHaveLength(2)
  expect(new Set(items.map((item) => item.getAttribute('name')))).toEqual(new Set(['faq']))
  for (const item of items) expect(item).not.toHaveAttribute('open')
})

it('sets names of water in italics', () => {
  render(<Faq heading="Questions" text="Ask." questions={questions} contact={aSite()} />)
  expect(screen.getByText('lake').tagName).toBe('I')
})
