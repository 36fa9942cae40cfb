import { showTodaysSun } from './sun-notes'

it('writes today’s sunrise and sunset into every sentence that waits for them', () => {
  document.body.innerHTML =
    '<p data-sun-note="Up {sunrise}, down {sunset}"></p><p data-sun-note=" Down {sunset}"></p>'
  showTodaysSun('2026-11-21')
  expect(document.body).toHaveTextContent('Up 8:12 AM, down 4:15 PM Down 4:15 PM')
})
