import { identity } from './legal-details'

it('states the legal details that the owner has filled in', () => {
  const owner = {
    legalName: 'Boathouse Lettings Limited',
    address: '1 The Pier, Lakeside',
    companyNumber: '123456',
    vatNumber: 'IE1234567AB',
    lettingNumbers: { house: 'A-1', apartment: 'A-2' },
  }
  expect(identity(owner)).toEqual([
    'Boathouse Lettings Limited, 1 The Pier, Lakeside.',
    'Registered in Ireland, No.\u00a0123456.',
    'VAT\u00a0IE1234567AB.',
    'Letting registration: house A-1, apartment A-2.',
  ])
})

it('leaves out legal details that are empty', () => {
  expect(
    identity({ legalName: 'A. Boatman', address: '', lettingNumbers: { house: 'A-1', apartment: '' } }),
  ).toEqual(['A. Boatman.', 'Letting registration: house A-1.'])
  expect(identity({ legalName: '', lettingNumbers: { house: '' } })).toEqual([])
  expect(identity()).toEqual([])
})
