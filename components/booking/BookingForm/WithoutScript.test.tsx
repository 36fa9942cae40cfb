import { screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { someOffers } from '@/lib/testing/booking'
import { aSite } from '@/lib/testing/builders'
import { WithoutScript } from './WithoutScript'

const words = {
  heading: 'By hand',
  text: 'Scripts are off.',
  emailLabel: 'Write',
  typed: 'Copy what you have typed.',
  subject: 'Asking',
  body: 'Dates:\nName:',
  prices: '{property} nightly',
}

it('says how to book by phone and by an email that is prepared, and shows the price of each property', () => {
  const html = renderToStaticMarkup(<WithoutScript offers={someOffers()} contact={aSite()} {...words} />)
  expect(html).toMatch(/^<noscript>.*<\/noscript>$/)
  // A parser with scripting on would keep the content of `noscript` as text.
  document.body.innerHTML = html.replaceAll(/<\/?noscript>/g, '')
  expect(screen.getByRole('heading', { name: 'By hand' })).toBeInTheDocument()
  const mail = new URL(screen.getByRole('link', { name: 'Write' }).getAttribute('href')!)
  expect(mail.pathname).toBe('a@b.example')
  expect(mail.searchParams.get('subject')).toBe('Asking')
  expect(mail.searchParams.get('body')).toBe('Dates:\r\nName:')
  expect(screen.getByRole('link', { name: '+000 1' })).toHaveAttribute('href', 'tel:+0001')
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['€100', '€40'])
})
