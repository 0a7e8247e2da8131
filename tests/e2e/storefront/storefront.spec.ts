import { expect, test } from '../fixtures'
import { cards, fieldsOf, firstMake, inForce, isAlive, numberIn, openSheet, total } from './storefront-page'

test.describe('on a wide screen', () => {
  test('a buyer searches from the home page, narrows the list, opens a vehicle and comes back to the same list', async ({
    page,
  }) => {
    await page.goto('/')
    await page.getByLabel('Make', { exact: true }).selectOption({ index: 1 })
    await page.getByRole('search').last().getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL(/\/vehicles\?.*make=\d+/)
    const make = (await inForce(page).getByRole('link').first().textContent()) ?? ''

    const before = await total(page)
    await fieldsOf(page).getByText('Price', { exact: true }).click()
    await fieldsOf(page).getByLabel('From, USD').fill('1')
    await fieldsOf(page)
      .getByRole('button', { name: /^Search/ })
      .click()
    await expect(page).toHaveURL(/minPrice=1/)
    await expect(inForce(page)).toContainText('from $1')
    expect(await total(page)).toBeLessThanOrEqual(before)

    const listing = page.url()
    const name = (await cards(page).first().getByRole('link').textContent()) ?? ''
    await cards(page).first().getByRole('link').click()
    await expect(page).toHaveURL(/\/vehicles\/\d+$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)

    await page.goBack()
    await expect(page).toHaveURL(listing)
    await expect(inForce(page)).toContainText(make)
    await expect(fieldsOf(page).getByLabel('From, USD')).toHaveValue('1')
  })

  test('the number next to a choice is the number of vehicles that it finds', async ({ page }) => {
    await page.goto('/vehicles')
    const { box, name, count } = await firstMake(page)
    await box.check()
    await expect(fieldsOf(page).getByRole('button', { name: `Search (${count} vehicle` })).toBeVisible()
    await fieldsOf(page)
      .getByRole('button', { name: /^Search/ })
      .click()
    await expect(inForce(page)).toContainText(name)
    expect(await total(page)).toBe(count)
  })

  test('a dropped choice is no longer ticked', async ({ page }) => {
    await page.goto('/vehicles')
    const { box, name } = await firstMake(page)
    await box.check()
    await fieldsOf(page)
      .getByRole('button', { name: /^Search/ })
      .click()
    await page.getByRole('link', { name: `Remove filter Make ${name}` }).click()
    await expect(page).toHaveURL(/\/vehicles$/)
    await expect(fieldsOf(page).locator('input[name=make]:checked')).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Reset all filters' })).toHaveCount(0)
  })

  test('order, view and pages stay in the address', async ({ page }) => {
    await page.goto('/vehicles?limit=12')
    await page.getByLabel('Sort by').selectOption({ label: 'Price, low to high' })
    await expect(page).toHaveURL(/sort=price-asc/)
    await page.getByRole('link', { name: 'List', exact: true }).click()
    await expect(page).toHaveURL(/view=list/)
    await expect(page.getByRole('table')).toBeVisible()
    const prices = await page
      .getByRole('table')
      .locator('td:nth-of-type(2) > span:first-child')
      .allTextContents()
    const amounts = prices.map(numberIn)
    expect(amounts).toEqual([...amounts].sort((a, b) => a - b))
    await page.getByRole('link', { name: 'Next page' }).click()
    await expect(page.getByText(/^Page 2 of \d+$/)).toBeVisible()
    await expect(page).toHaveURL(/sort=price-asc.*page=2.*view=list/)
  })

  test('the keyboard alone filters the list, opens a vehicle and looks at its pictures', async ({ page }) => {
    await page.goto('/vehicles')
    await page.keyboard.press('Tab')
    const toResults = page.getByRole('link', { name: 'Skip to the results' })
    await expect(toResults).toBeFocused()
    await expect(toResults).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.locator('#found')).toBeFocused()
    await toResults.focus()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    await page.keyboard.press('Enter')
    // Past the breadcrumbs above the list.
    await expect(async () => {
      await page.keyboard.press('Tab')
      await expect(page.getByLabel('Keywords or stock number')).toBeFocused({ timeout: 200 })
    }).toPass()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    const find = page.getByLabel('Find in Make')
    await expect(find).toBeFocused()
    await page.keyboard.type('TOY')
    await expect(page.getByRole('checkbox', { name: /^Toyota/ })).toBeVisible()
    await expect(page.getByRole('checkbox', { name: /^Nissan/ })).toBeHidden()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/make=\d+/)

    const card = cards(page).first().getByRole('link')
    await card.focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/vehicles\/\d+$/)
    const picture = page.locator('[data-full]').first()
    await picture.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(picture).toBeFocused()
  })

  test('the chosen colours are there immediately after a reload', async ({ page }) => {
    await page.goto('/')
    const toggle = page.getByRole('button', { name: /^Colours:/ })
    await toggle.click()
    await toggle.click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect(toggle).toHaveAccessibleName(/dark/)
  })
})

test.describe('on a phone', { tag: '@phone' }, () => {
  test('the sheet counts while choosing and shows what it counted', async ({ page }) => {
    await page.goto('/vehicles')
    await openSheet(page)
    const { box, count } = await firstMake(page)
    await box.check()
    const show = page.getByRole('button', { name: `Show ${count} vehicle` })
    await expect(show).toBeVisible()
    await show.click()
    await expect(page.locator('#filters-sheet')).toBeHidden()
    await expect(page).toHaveURL(/make=\d+/)
    expect(await total(page)).toBe(count)
  })

  test('Escape closes the sheet and nothing is applied', async ({ page }) => {
    await page.goto('/vehicles')
    await openSheet(page)
    await (await firstMake(page)).box.check()
    await page.keyboard.press('Escape')
    await expect(page.locator('#filters-sheet')).toBeHidden()
    await expect(page).toHaveURL(/\/vehicles$/)
  })

  test('Back closes the sheet or the menu and stays on the page; a filter is one step back', async ({
    page,
  }) => {
    await page.goto('/')
    await page.goto('/vehicles')
    await isAlive(page)
    const menu = page.locator('#site-menu')
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await expect(menu).toBeVisible()
    await page.goBack()
    await expect(menu).toBeHidden()
    await expect(page).toHaveURL(/\/vehicles$/)
    await openSheet(page)
    await expect(page.locator('#filters-sheet')).toBeVisible()
    await page.goBack()
    await expect(page.locator('#filters-sheet')).toBeHidden()
    await expect(page).toHaveURL(/\/vehicles$/)

    await openSheet(page)
    await (await firstMake(page)).box.check()
    await page.getByRole('button', { name: /^Show \d/ }).click()
    await expect(page).toHaveURL(/make=\d+/)
    await page.goBack()
    await expect(page).toHaveURL(/\/vehicles$/)
    await page.goBack()
    await expect(page).toHaveURL(/\/$/)
  })

  test('about four vehicles stand on a screen, as cards and as a list, each with its picture at the left', async ({
    page,
  }) => {
    for (const [view, items] of [
      ['grid', cards(page)],
      ['list', page.getByRole('main').locator('tbody tr')],
    ] as const) {
      await page.goto(view === 'list' ? '/vehicles?view=list' : '/vehicles')
      const top = async (at: number) => (await items.nth(at).boundingBox())?.y ?? 0
      const each = ((await top(9)) - (await top(1))) / 8
      expect(each, view).toBeLessThanOrEqual(844 / 3.75)
      const [item, picture] = [
        await items.nth(1).boundingBox(),
        await items.nth(1).locator('img').boundingBox(),
      ]
      expect((picture?.x ?? 0) - (item?.x ?? 0), view).toBeLessThan(24)
      expect((picture?.width ?? 0) / (item?.width ?? 1), view).toBeGreaterThan(0.25)
      expect((picture?.width ?? 0) / (item?.width ?? 1), view).toBeLessThan(0.36)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    }
  })

  test('price and main action stay in reach on a vehicle page', async ({ page }) => {
    await page.goto('/vehicles')
    await cards(page).first().getByRole('link').click()
    // Requesting, or subscribing to its availability.
    const bar = page.locator('[data-phone-bar]')
    const first = bar.getByRole('link').or(bar.getByRole('button')).last()
    for (const price of [first, bar.getByText(/\$|request/i).first()]) await expect(price).toBeInViewport()
    await page.mouse.wheel(0, 2000)
    await expect(first).toBeInViewport()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a buyer filters, turns the page and opens a vehicle', { tag: '@both' }, async ({
    page,
    isMobile,
  }) => {
    await page.goto('/vehicles?limit=12')
    if (isMobile) await openSheet(page)
    const { box, count } = await firstMake(page)
    await box.check()
    await fieldsOf(page).getByRole('button', { name: 'Search' }).click()
    expect(await total(page)).toBe(count)
    await page
      .getByRole('link', { name: 'Reset all filters' })
      .or(page.getByRole('link', { name: /^Remove filter/ }))
      .first()
      .click()
    await page.getByRole('link', { name: 'Next page' }).click()
    await expect(page.getByText(/^Page 2 of \d+$/)).toBeVisible()
    await cards(page).first().getByRole('link').click()
    await expect(page.getByRole('heading', { name: 'Facts' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Copy link' })).toBeHidden()
  })

  test('the search of the home page works', async ({ page }) => {
    await page.goto('/')
    await page.getByLabel('Body type', { exact: true }).selectOption({ index: 1 })
    await page.getByRole('search').last().getByRole('button', { name: 'Search' }).click()
    expect(await total(page)).toBeGreaterThan(0)
  })
})

test('without matches, each choice can be dropped where it is named', async ({ page }) => {
  await page.goto('/vehicles?minPrice=1&q=zqxjkvwy')
  await expect(page.getByRole('heading', { name: 'No vehicles match all of these filters' })).toBeVisible()
  await page.getByRole('link', { name: 'without search zqxjkvwy' }).click()
  await expect(cards(page).first()).toBeVisible()
  await expect(page).toHaveURL(/\/vehicles\?minPrice=1$/)
})

test("the home page's tags link to as many vehicles as they state; the trade's countries are highlighted", async ({
  page,
}) => {
  await page.goto('/')
  const cloud = page.locator('[data-tag-cloud]')
  await expect(cloud.locator('b')).toHaveText(['Belarus', 'Japan', 'Kenya', 'Tanzania', 'Uganda'])
  const kenya = cloud.getByRole('link', { name: /^Kenya/ })
  const count = numberIn(await kenya.textContent())
  await kenya.click()
  await expect(page).toHaveURL(/\/vehicles\?tags=\d+$/)
  expect(await total(page)).toBe(count)
})

test('a vehicle that is not public has no page', async ({ page, signInAs }) => {
  await signInAs('admin')
  await page.goto('/')
  // Called by the page itself, because a session cookie counts only for requests from this site.
  const draft = await page.evaluate(async () => {
    const answer = await fetch('/api/v1/vehicles?status=DRAFT&limit=1')
    const { data } = await answer.json()
    return Number(data?.[0]?.id)
  })
  expect(draft, 'the demo catalogue holds a draft').toBeGreaterThan(0)
  await page.context().clearCookies()
  expect((await page.goto(`/vehicles/${draft}`))?.status()).toBe(404)
})
