import { noteTheDay } from './note-of-the-day'

it('says today’s sunrise and sunset at Greencastle, short and long', () => {
  document.body.innerHTML = '<span data-sun-note="long"></span><span data-sun-note="short"></span>'
  noteTheDay(new Date('2026-11-21T09:00:00Z'))
  expect(document.body).toHaveTextContent(
    'Today at Greencastle: sunrise 8:12 AM, sunset 4:15 PMSunset today 4:15 PM',
  )
})
