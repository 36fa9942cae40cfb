import { site } from '@/content/site'
import { aProperty } from '@/lib/testing/builders'
import { stayRows } from './stay-rows'

it('says what a night costs and between which times a stay is', () => {
  expect(stayRows(aProperty({ nightlyPrice: 99 }))).toEqual([
    { term: 'The whole boathouse, a night', value: '€99' },
    { term: 'Check-in, from', value: site.checkIn },
    { term: 'Check-out, by', value: site.checkOut },
  ])
})
