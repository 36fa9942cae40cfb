import { render } from '@testing-library/react'
import { WaterText } from './WaterText'

it.each([
  ['One *lough*', 'One <i>lough</i>'],
  ['*Pool* and hot tub', '<i>Pool</i> and hot tub'],
  ['Living', 'Living'],
])('sets the names of water in «%s» in italics', (text, html) => {
  expect(render(<WaterText>{text}</WaterText>).container.innerHTML).toBe(html)
})
