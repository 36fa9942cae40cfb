import { render, screen } from '@testing-library/react'
import { thankYou } from '@/content/thank-you'
import { aFullDraft, aRequest } from '@/lib/testing/booking'
import { Send } from './Requested'

it('says beside the copy that it alone is whole, where the email has no room for all that the guest has written', () => {
  const request = aRequest({ guest: aFullDraft({ requests: 'A cot, please. '.repeat(200) }) })
  render(<Send request={request} contact={{ phone: '', email: '' }} whatsApp="" siteUrl="" />)
  expect(screen.getByText(thankYou.cut)).toBeVisible()
})
