import { expect, test } from '../fixtures'
import { alive, bar, compareOf, idOf, statusLine } from './buyer-page'
import { cards } from './storefront-page'

test.describe('the comparison', () => {
  test('accepts four vehicles, shows that it is full, and survives a reload', async ({ page }) => {
    await alive(page, '/vehicles')
    for (const place of [0, 1, 2, 3]) {
      await compareOf(cards(page).nth(place)).click()
      await expect(compareOf(cards(page).nth(place))).toHaveText(/^Remove from list/)
    }
    await expect(compareOf(cards(page).nth(4))).toHaveText(/^Comparison full/)
    await compareOf(cards(page).nth(4)).click()
    await expect(statusLine(page, 'Comparison is full. Remove a vehicle first.')).toBeVisible()
    await page.reload()
    await expect(bar(page)).toContainText('4 of 4')
    await compareOf(cards(page).nth(0)).click()
    await expect(compareOf(cards(page).nth(4))).toHaveText(/^Add to compare/)
    await expect(bar(page)).toContainText('3 of 4')
    await bar(page).getByRole('button', { name: 'Clear' }).click()
    await expect(bar(page)).toBeHidden()
  })

  test('is the same in two tabs, and a vehicle that the other tab added is not added twice', async ({
    context,
    page,
  }) => {
    const other = await context.newPage()
    await alive(page, '/vehicles')
    await alive(other, '/vehicles')
    await compareOf(cards(page).first()).click()
    await expect(compareOf(cards(other).first())).toHaveText(/^Remove from list/)
    // A tab that was not notified, such as a suspended one.
    const [id, name] = [await idOf(cards(other).nth(1)), 'Somewhere else']
    await other.evaluate(
      (entry) => {
        const stored = JSON.parse(localStorage.getItem('kaido:compare') ?? '[]')
        localStorage.setItem('kaido:compare', JSON.stringify([...stored, entry]))
      },
      { id, name },
    )
    await expect(compareOf(cards(page).nth(1))).toHaveText(/^Remove from list/)
    await expect(compareOf(cards(other).nth(1))).toHaveText(/^Add to compare/)
    await compareOf(cards(other).nth(1)).click()
    await expect(statusLine(other, 'Vehicle is already in comparison')).toBeVisible()
    await expect(compareOf(cards(other).nth(1))).toHaveText(/^Remove from list/)
  })

  test('opens by its address elsewhere, shows only differences, and works by keyboard alone', async ({
    browser,
    page,
  }) => {
    await alive(page, '/vehicles')
    const ids = [await idOf(cards(page).nth(0)), await idOf(cards(page).nth(1))]
    for (const place of [0, 1]) {
      await compareOf(cards(page).nth(place)).focus()
      await page.keyboard.press('Enter')
    }
    await bar(page).getByRole('link', { name: 'Compare' }).focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`/compare\\?ids=${ids.join(',')}$`))
    const table = page.getByRole('table')
    await expect(table.getByRole('columnheader')).toHaveCount(2)

    const elsewhere = await browser.newPage()
    await elsewhere.goto(`${page.url()},99999999`)
    await expect(elsewhere.getByRole('columnheader')).toHaveCount(2)
    await expect(elsewhere.getByText('KD-99999999 is no longer listed and has been left out.')).toBeVisible()
    await elsewhere.close()

    const rows = table.locator('tr:visible')
    const all = await rows.count()
    await page.getByLabel('Only differences').focus()
    await page.keyboard.press('Space')
    await expect.poll(() => rows.count()).toBeLessThan(all)
    await expect(page).toHaveURL(/&only=differences$/)
    for (const row of await table.locator('tbody tr:visible:has(td)').all()) {
      const cells = await row.getByRole('cell').allTextContents()
      expect(new Set(cells).size).toBeGreaterThan(1)
    }
    await page
      .getByRole('link', { name: /^Remove .* from the comparison$/ })
      .first()
      .focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`/compare\\?ids=${ids[1]}&only=differences$`))
    await page.getByRole('button', { name: 'Clear comparison' }).click()
    await expect(page.getByRole('heading', { name: 'Nothing to compare yet' })).toBeVisible()
  })

  test('sends the keyboard to no invisible element on a phone', { tag: '@phone' }, async ({ page }) => {
    await alive(page, '/vehicles')
    await compareOf(cards(page).first()).click()
    await expect(bar(page).getByRole('link', { name: 'Compare' })).toBeVisible()
    await expect(bar(page).getByRole('list')).toBeHidden()
  })

  test('shows two of several vehicles on a phone, their heads in view, and the next one in place of either', {
    tag: '@phone',
  }, async ({ page }) => {
    await page.goto('/vehicles')
    const ids = []
    for (const place of [0, 1, 2]) ids.push(await idOf(cards(page).nth(place)))
    await alive(page, `/compare?ids=${ids.join(',')}`)
    const heads = page.getByRole('columnheader')
    await expect(heads).toHaveCount(2)
    const [left, right] = [await heads.nth(0).boundingBox(), await heads.nth(1).boundingBox()]
    expect(left?.width).toBeCloseTo(right?.width ?? 0, 0)

    await heads
      .nth(1)
      .getByRole('link', { name: /^Show .* instead of / })
      .click()
    await expect(page).toHaveURL(new RegExp(`/compare\\?ids=${[ids[0], ids[2], ids[1]].join(',')}$`))
    await expect(heads.nth(1).getByRole('heading').getByRole('link')).toHaveAttribute(
      'href',
      `/vehicles/${ids[2]}`,
    )

    await page.getByRole('rowheader').last().scrollIntoViewIfNeeded()
    await expect(heads.nth(0)).toBeInViewport({ ratio: 1 })
    const name = await page.getByRole('rowheader', { name: /^Mileage/ }).boundingBox()
    expect(name?.width).toBeGreaterThan(300)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  })
})
