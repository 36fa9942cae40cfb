import { render, screen } from '@testing-library/react'
import { thankYou } from '@/content/thank-you'
import type { Request } from '@/lib/booking/request'
import { aFullDraft, aRequest, loft } from '@/lib/testing/booking'
import { RequestedStay, Send } from './Requested'

const renderSend = (guest?: Request['guest']) =>
  render(<Send request={aRequest({ guest })} contact={{ phone: '', email: '' }} whatsApp="" siteUrl="" />)

it('says beside the copy that it alone is whole, where the email has no room for all that the guest has written', () => {
  renderSend(aFullDraft({ requests: 'A cot, please. '.repeat(200) }))
  expect(screen.getByText(thankYou.cut)).toBeVisible()
})

it('calls a request half written where nothing is known of the guest', () => {
  renderSend()
  expect(screen.getByText(thankYou.ledeWithBlanks)).toBeVisible()
})

it('says how many a property sleeps only where more are to come', () => {
  for (const guests of [3, 4]) render(<RequestedStay request={aRequest({ offer: loft, guests })} />)
  expect(screen.getAllByText(new RegExp(loft.shortName))).toHaveLength(1)
})
