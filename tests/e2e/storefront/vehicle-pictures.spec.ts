import type { Page } from '@playwright/test'
import { expectNoBarrier } from '../barriers/barriers'
import { expect, test } from '../fixtures'
import { dialog, openLively } from './vehicle-page'

const counter = (page: Page) => page.locator('[data-counter]')

test.describe('pictures on a wide screen', () => {
  test('are changed by keys alone, in the page and over it, and give the focus back', async ({ page }) => {
    await openLively(page)
    const pictures = page.locator('[data-full]')
    const count = await pictures.count()
    await pictures.first().focus()
    await page.keyboard.press('ArrowRight')
    await expect(counter(page)).toHaveText(`2 / ${count}`)
    await expect(pictures.nth(1)).toBeFocused()
    await page.keyboard.press('End')
    await expect(counter(page)).toHaveText(`${count} / ${count}`)
    await page.keyboard.press('Home')
    await expect(counter(page)).toHaveText(`1 / ${count}`)

    await page.keyboard.press('Enter')
    const title = (at: number) => dialog(page).getByRole('heading', { name: `picture ${at} of ${count}` })
    await expect(title(1)).toBeVisible()
    // The demo catalogue has no photographs.
    await expect(dialog(page).getByText('Drawing, not a photograph of this vehicle')).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(title(2)).toBeVisible()
    await page.keyboard.press('End')
    await expect(title(count)).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(title(count)).toBeVisible()
    await page.keyboard.press('Home')
    await expect(title(1)).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(title(2)).toBeVisible()
    await expectNoBarrier(page)

    for (let stop = 0; stop < 8; stop += 1) await page.keyboard.press('Tab')
    expect(
      await page.evaluate(
        () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
      ),
      'the focus stays inside',
    ).toBe(true)
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    await expect(pictures.nth(1)).toBeFocused()
    await expect(counter(page)).toHaveText(`2 / ${count}`)
  })

  test('are enlarged with a button', async ({ page }) => {
    await openLively(page)
    await page.locator('[data-full]').first().click()
    const picture = dialog(page).getByRole('group', { name: /^1 of/ }).getByRole('img')
    await expect(picture).toBeVisible()
    const before = (await picture.boundingBox())?.width ?? 0
    await dialog(page).getByRole('button', { name: 'Zoom in' }).click()
    await expect.poll(async () => (await picture.boundingBox())?.width ?? 0).toBeGreaterThan(before * 1.2)
    await dialog(page).getByRole('button', { name: 'Close' }).click()
    await expect(dialog(page)).toHaveCount(0)
  })

  test('are chosen by their thumbnails', async ({ page }) => {
    await openLively(page)
    const count = await page.locator('[data-full]').count()
    await page.locator('[data-thumb]').nth(2).click()
    await expect(counter(page)).toHaveText(`3 / ${count}`)
    await expect(page.locator('[data-thumb][aria-current=true]')).toHaveAttribute('data-thumb', '2')
  })
})

test.describe('pictures on a phone', { tag: '@phone' }, () => {
  test('are swiped one by one, counted, and do not overflow the screen', async ({ page }) => {
    await openLively(page)
    const count = await page.locator('[data-full]').count()
    const box = await page.locator('[data-strip]').boundingBox()
    const finger = await page.context().newCDPSession(page)
    const y = Math.round((box?.y ?? 0) + 200)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y }] })
    /** Swipes until the counter shows `at`: a busy browser may drop a whole gesture. */
    const swipeTo = (at: number, from: number, to: number) =>
      expect(async () => {
        if ((await counter(page).textContent()) !== `${at} / ${count}`) {
          await touch('touchStart', from)
          for (let part = 1; part <= 12; part += 1) {
            await touch('touchMove', from + ((to - from) * part) / 12)
            await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)))
          }
          await touch('touchEnd')
        }
        await expect(counter(page)).toHaveText(`${at} / ${count}`, { timeout: 2_000 })
      }).toPass({ timeout: 20_000 })
    await swipeTo(2, 310, 50)
    await swipeTo(3, 310, 50)
    await swipeTo(2, 60, 320)
    // At rest a whole picture is visible: the row snaps.
    await expect
      .poll(() => page.locator('[data-strip]').evaluate((row) => row.scrollLeft % row.clientWidth))
      .toBe(0)
    await expect(page.locator('[data-thumb]').first()).toBeHidden()
  })

  test('are closed by Back, which leaves the page where it is', async ({ page }) => {
    await page.goto('/vehicles')
    const path = await openLively(page)
    await page.locator('[data-full]').first().tap()
    await expect(dialog(page)).toBeVisible()
    await page.goBack()
    await expect(dialog(page)).toHaveCount(0)
    await expect(page).toHaveURL(new RegExp(`${path}$`))
    await page.goBack()
    await expect(page).toHaveURL(/\/vehicles$/)
  })

  test('open over the page and are swiped there too', async ({ page }) => {
    await openLively(page)
    await page.locator('[data-full]').first().tap()
    await expect(dialog(page).getByRole('heading', { name: 'picture 1 of' })).toBeVisible()
    await expect(dialog(page).getByRole('group', { name: /^1 of/ }).getByRole('img')).toBeVisible()
    const finger = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: 420 }] })
    await touch('touchStart', 320)
    for (let x = 300; x >= 60; x -= 40) await touch('touchMove', x)
    await touch('touchEnd')
    await expect(dialog(page).getByRole('heading', { name: 'picture 2 of' })).toBeVisible()
    await expectNoBarrier(page)
  })
})

test('the panorama opens, is rotated by keys and closes', async ({ page }) => {
  await openLively(page)
  const way = page.getByRole('link', { name: 'Interior 360°' })
  await way.click()
  await expect(dialog(page).getByText('Drag, or use the arrow keys')).toBeVisible({ timeout: 40_000 })
  const canvas = dialog(page).locator('canvas')
  await expect(canvas).toBeVisible()
  const before = await canvas.screenshot()
  await page.keyboard.down('ArrowRight')
  await expect.poll(async () => before.equals(await canvas.screenshot())).toBe(false)
  await page.keyboard.up('ArrowRight')
  await expectNoBarrier(page)
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(way).toBeFocused()
})

test('a browser that cannot rotate the panorama shows it flat', async ({ page }) => {
  await page.addInitScript(() => {
    const draw = HTMLCanvasElement.prototype.getContext
    Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', {
      value(this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
        return kind.startsWith('webgl') ? null : Reflect.apply(draw, this, [kind, ...rest])
      },
    })
  })
  await openLively(page)
  await page.getByRole('link', { name: 'Interior 360°' }).click()
  await expect(dialog(page).getByText('This browser cannot rotate the picture')).toBeVisible()
  await expect(dialog(page).getByRole('img')).toBeVisible()
  await expect(dialog(page).locator('canvas')).toHaveCount(0)
})
