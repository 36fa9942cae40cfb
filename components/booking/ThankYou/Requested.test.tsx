import { render, screen } from '@testing-library/react'
import { thankYou } from '@/content/thank-you'
import { aFullDraft, aRequest } from '@/lib/testing/booking'
import { Send } from './Requested'

it.each([
  ['', 'A cot, please.', 0],
  [' where the email cannot hold all that the guest has written', 'A cot, please. '.repeat(200), 1],
])('says beside the copy that it alone is whole, but only%s', (_, requests, times) => {
  const contact = { phone: '+000 1', email: 'a@b.example' }
  render(
    <Send
      request={aRequest({ guest: aFullDraft({ requests }) })}
      {...{ contact, whatsApp: '', siteUrl: '' }}
    />,
  )
  expect(screen.queryAllByText(thankYou.cut)).toHaveLength(times)
})
