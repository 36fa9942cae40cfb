import { otherProperty } from './property-foot'

const property = (capacity: number) => ({ id: `for-${capacity}`, capacity })
const eight = property(8)
const four = property(4)
const two = property(2)

test('a property leads to the next smaller one, and the smallest to the largest', () => {
  const all = [two, eight, four]
  expect(all.map((one) => otherProperty(one, all))).toEqual([eight, four, two])
})

test('a property that is the only one leads to no other', () => {
  expect(otherProperty(eight, [eight])).toBeUndefined()
})
