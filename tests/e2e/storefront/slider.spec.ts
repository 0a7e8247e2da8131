import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'

const slider = (page: Page) => page.getByRole('region', { name: 'Highlights' })
const places = (page: Page) => slider(page).getByRole('link', { name: /^Slide \d of \d$/ })

/** Adds up what moves on a page by itself; begins with the next page. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const seen = { shift: 0 }
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        seen.shift += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift)
}

/** Runs `then` while the home page has no slides, and shows them again. */
async function withoutSlides(page: Page, then: () => Promise<void>): Promise<void> {
  const { data } = await (await page.request.get('/api/v1/homepage-slider/public/homepage')).json()
  const switchAll = async (word: 'enable' | 'disable') => {
    for (const { id } of data) {
      const answer = await page.request.patch(`/api/v1/homepage-slider/${id}/${word}`, {
        headers: { 'sec-fetch-site': 'same-origin' },
      })
      expect(answer.status()).toBe(200)
    }
  }
  await switchAll('disable')
  try {
    await then()
  } finally {
    await switchAll('enable')
  }
}

test('the home page begins with its slides, and nothing moves while they load', { tag: '@both' }, async ({
  page,
}) => {
  const shifts = await watchShifts(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/', { waitUntil: 'load' })
  const first = slider(page).locator('img').first()
  await expect(first).toHaveAttribute('fetchpriority', 'high')
  await expect
    .poll(() => first.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0)
  await expect(slider(page).getByRole('button', { name: 'Play' })).toBeVisible()

  await slider(page).getByRole('button', { name: 'Next slide' }).click()
  await expect(places(page).nth(1)).toHaveAttribute('aria-current', 'true')
  const link = slider(page).getByRole('link', { name: 'See the vehicles' })
  await expect(link).toBeInViewport()
  const { bottom, width } = await link.evaluate((element) => ({
    bottom:
      (element.closest('li') as Element).getBoundingClientRect().bottom -
      element.getBoundingClientRect().bottom,
    width: document.documentElement.scrollWidth - window.innerWidth,
  }))
  expect(bottom, 'the link lies on its banner').toBeGreaterThan(0)
  expect(width, 'the page is no wider than its window').toBeLessThanOrEqual(0)
  expect(await shifts()).toBe(0)
  await link.click()
  await expect(page).toHaveURL(/\/vehicles$/)
})

test('slides move on after their seconds, until they are paused', async ({ page }) => {
  await page.clock.install()
  await page.goto('/')
  await page.getByRole('heading', { level: 1 }).hover()
  await expect(slider(page).getByRole('button', { name: 'Pause' })).toBeVisible()
  await page.clock.runFor(8_100)
  await expect(places(page).nth(1)).toHaveAttribute('aria-current', 'true')
  await slider(page).getByRole('button', { name: 'Pause' }).click()
  await page.getByRole('heading', { level: 1 }).hover()
  await page.clock.runFor(20_000)
  await expect(places(page).nth(1)).toHaveAttribute('aria-current', 'true')
})

test('a topic page has its banner above it, on a phone in the layout of phones', async ({ page }) => {
  const shifts = await watchShifts(page)
  const title = slider(page).getByText('Find it, agree on a price')
  for (const [width, letters, left] of [
    [1_440, 44, 8],
    [390, 26, 6],
  ] as const) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/topic-page/how-to-buy', { waitUntil: 'load' })
    await expect(title).toBeInViewport()
    const shown = await title.evaluate((element) => ({
      letters: Number.parseFloat(getComputedStyle(element).fontSize),
      left: element.getBoundingClientRect().left,
    }))
    expect(shown.letters).toBeCloseTo(letters, 0)
    expect(shown.left).toBeCloseTo((left * width) / 100, 0)
    expect(await shifts(), `at ${width} pixels`).toBe(0)
  }
  await page.goto('/topic-page/faq')
  await expect(slider(page)).toHaveCount(0)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('every slide can be reached by its link', async ({ page }) => {
    await page.goto('/')
    await expect(slider(page).getByRole('button')).toHaveCount(0)
    await places(page).nth(1).click()
    await expect(slider(page).getByRole('link', { name: 'See the vehicles' })).toBeInViewport()
  })
})

test('the words of the home page never stand on the ship, however wide the screen or large the letters', async ({
  page,
  signInAs,
}) => {
  await signInAs('manager')
  await withoutSlides(page, () => shipIsClear(page))
})

async function shipIsClear(page: Page): Promise<void> {
  await page.goto('/')
  await expect(page.locator('[data-slider]')).toHaveCount(0)
  for (const width of [390, 1024, 1440, 1920])
    for (const letters of [100, 150, 200]) {
      await page.setViewportSize({ width, height: 900 })
      await page.addStyleTag({ content: `html { font-size: ${letters}% !important }` })
      const { hull, right, below } = await page.evaluate(() => {
        const picture = document.querySelector<HTMLImageElement>('img[src*="/pictures/hero/"]')
        const box = picture?.getBoundingClientRect() ?? new DOMRect()
        const words = [...document.querySelectorAll('main h1, main h1 + p')].map((part) => {
          const range = document.createRange()
          range.selectNodeContents(part)
          return range.getBoundingClientRect()
        })
        // The picture is 1,600 by 900; its hull begins at 736. It covers its place from the left.
        const scale = Math.max(box.width / 1600, box.height / 900)
        return {
          hull: box.left + 736 * scale,
          right: Math.max(...words.map((word) => word.right)),
          below: Math.max(...words.map((word) => word.bottom)) <= box.top,
        }
      })
      expect(below || right < hull, `${width} px, letters ${letters} %: ${right} before ${hull}`).toBe(true)
    }
}
