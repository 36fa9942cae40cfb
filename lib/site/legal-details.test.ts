import { identityOf } from './legal-details'

const words = { company: 'Company {number}', vat: 'VAT {number}', letting: 'Lettings: {numbers}' }

it('states the legal details that the owner has filled in', () => {
  const owner = {
    legalName: 'Boathouse Lettings Limited',
    address: '1 The Pier, Lakeside',
    companyNumber: '123456',
    vatNumber: 'IE1234567AB',
    lettingNumbers: { house: 'A-1', apartment: 'A-2' },
  }
  expect(identityOf(owner, words)).toEqual([
    'Boathouse Lettings Limited, 1 The Pier, Lakeside.',
    'Company 123456.',
    'VAT IE1234567AB.',
    'Lettings: house A-1, apartment A-2.',
  ])
})

it('leaves out legal details that are empty', () => {
  expect(
    identityOf({ legalName: 'A. Boatman', lettingNumbers: { house: 'A-1', apartment: '' } }, words),
  ).toEqual(['A. Boatman.', 'Lettings: house A-1.'])
  expect(identityOf({ legalName: '', lettingNumbers: { house: '' } }, words)).toEqual([])
  expect(identityOf({}, words)).toEqual([])
})
