import { identityWords as words } from '@/content/navigation'
import { fill } from '@/lib/format'
import { aSite } from '@/lib/testing/builders'
import { identityOf } from './identity'

const { owner } = aSite()

it('states the legal details that the owner has filled in', () => {
  const filledIn = {
    legalName: 'Boathouse Lettings Limited',
    address: '1 The Pier, Lakeside',
    companyNumber: '123456',
    vatNumber: 'IE1234567AB',
    lettingNumbers: { house: 'A-1', apartment: 'A-2' },
  }
  expect(identityOf(filledIn)).toEqual([
    'Boathouse Lettings Limited, 1 The Pier, Lakeside.',
    `${fill(words.company, { number: '123456' })}.`,
    `${fill(words.vat, { number: 'IE1234567AB' })}.`,
    `${fill(words.letting, { numbers: 'house A-1, apartment A-2' })}.`,
  ])
})

it('leaves out legal details that are empty', () => {
  const lettingNumbers = { house: 'A-1', apartment: '' }
  const letting = `${fill(words.letting, { numbers: 'house A-1' })}.`
  expect(identityOf({ ...owner, legalName: 'A. Boatman', lettingNumbers })).toEqual(['A. Boatman.', letting])
  expect(identityOf({ ...owner, lettingNumbers: { house: '' } })).toEqual([])
})
