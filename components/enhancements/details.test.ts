import { keepOneDetailsOpen } from './details'

// jsdom ignores `name`, like the browsers that need this enhancement.
it('closes the open item of a group when another one opens', async () => {
  document.body.innerHTML =
    '<details name="a" id="1"></details><details name="a" id="2"></details><details name="b" id="3"></details>'
  keepOneDetailsOpen()
  const [first, second, other] = document.querySelectorAll('details')
  const opened = async (item?: HTMLDetailsElement) => {
    const toggled = new Promise((resolve) => item?.addEventListener('toggle', resolve, { once: true }))
    if (item) item.open = true
    await toggled
  }
  await opened(first)
  await opened(other)
  await opened(second)
  expect([first, second, other].map((item) => item?.open)).toEqual([false, true, true])
})
