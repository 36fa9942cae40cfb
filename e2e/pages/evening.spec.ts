import { content } from '@/app/_shared/content'
import { audit, expect, test } from '../fixtures'

const { evening, home } = content
const { lights } = evening
const start = lights.findIndex(({ picture }) => picture.name === home.hero.picture.name)
const last = lights.length - 1

test.skip(start < 0, 'The picture of this hero is no light of an evening.')

test('the heading, the picture and the range are in view together on a low phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 })
  await page.goto('/')
  for (const part of [page.locator('h1'), page.getByRole('slider', { name: evening.label })]) {
    const { y, height } = (await part.boundingBox())!
    expect(y).toBeGreaterThanOrEqual(0)
    expect(y + height).toBeLessThanOrEqual(664)
  }
})

test(
  'only the light that is shown is loaded, until the range has the focus; its keys step through the others',
  { tag: '@both' },
  async ({ page }) => {
    const loaded = new Set<string>()
    page.on('request', (request) => loaded.add(request.url()))
    const pathsOf = ({ picture }: (typeof lights)[number]) => [
      picture.path,
      picture.upright?.path ?? picture.path,
    ]
    const isLoaded = (light: (typeof lights)[number]) =>
      [...loaded].some((url) => pathsOf(light).some((path) => url.includes(path)))
    await page.goto('/', { waitUntil: 'networkidle' })
    expect(lights.map(isLoaded)).toEqual(lights.map((_, index) => index === start))

    const range = page.getByRole('slider', { name: evening.label })
    await range.focus()
    await expect.poll(() => lights.every(isLoaded)).toBe(true)
    for (const [key, place] of [
      ['Home', 0],
      ['ArrowRight', 1],
      ['End', last],
    ] as const) {
      await page.keyboard.press(key)
      const { hour, words, line } = lights[place]!
      await expect(range).toHaveAttribute('aria-valuetext', `${hour}, ${words}`)
      await expect(page.locator('[data-lights] > *').nth(place)).toHaveAttribute('data-shown', '')
      await expect(page.locator('h1')).toHaveAttribute('data-line', line)
      await expect(page.locator('#hero').getByText(hour, { exact: true }).first()).toBeVisible()
    }
    await audit(page, 'in the last light')
  },
)

test.describe('with a picture that is missing', () => {
  test.use({ expectedError: /503/ })

  test('a light that cannot be loaded leaves the hour of the picture that is shown', async ({ page }) => {
    await page.goto('/')
    const { path, upright } = lights[last]!.picture
    for (const each of [path, upright?.path ?? path])
      await page.route(`**${each}*`, (route) => route.fulfill({ status: 503 }))
    const range = page.getByRole('slider', { name: evening.label })
    await range.focus()
    await page.keyboard.press('End')
    await expect(range).toHaveValue(String(start))
    await expect(range).toHaveAttribute('aria-valuetext', `${lights[start]!.hour}, ${lights[start]!.words}`)
  })
})
