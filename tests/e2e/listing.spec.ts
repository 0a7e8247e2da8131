import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { cards, fieldsOf, firstMake, inForce, numberIn, openSheet, total } from './storefront-page'

const words = (page: Page) => page.getByLabel('Words or stock number')
const options = (page: Page) => page.getByRole('listbox').getByRole('option')
const group = (page: Page, title: string) => fieldsOf(page).getByText(title, { exact: true })
const submit = (page: Page) => fieldsOf(page).locator('button[type=submit]')

/** Types as a person does, once the page has come to life. */
async function type(page: Page, text: string): Promise<void> {
  await expect(words(page)).toHaveRole('combobox')
  await words(page).pressSequentially(text)
}

test.describe('on a wide screen', () => {
  test.skip(({ isMobile }) => isMobile, 'about the wide screen; a phone has its own below')

  test('counts beside the choices follow while choices are made, each leaving its own choice out', async ({
    page,
  }) => {
    await page.goto('/vehicles')
    const { box } = await firstMake(page)
    const makes = fieldsOf(page).locator('label:has(input[name=make]) small')
    const bodies = fieldsOf(page).locator('label:has(input[name=bodyType]) small')
    const [makesBefore, bodiesBefore] = [await makes.allTextContents(), await bodies.allTextContents()]
    await box.check()
    await expect(bodies).not.toHaveText(bodiesBefore)
    expect(await makes.allTextContents()).toEqual(makesBefore)
    await expect(page).toHaveURL(/\/vehicles$/)
    // What would find nothing can no longer be ticked.
    const sum = (texts: string[]) => texts.reduce((all, text) => all + numberIn(text), 0)
    expect(sum(await bodies.allTextContents())).toBeLessThan(sum(bodiesBefore))
    const idle = fieldsOf(page).locator('label:has(input[name=bodyType]:disabled) small')
    for (const text of await idle.allTextContents()) expect(text).toBe('0')
  })

  test('models come with their make before anything is applied, and are applied together', async ({
    page,
  }) => {
    await page.goto('/vehicles')
    const { box } = await firstMake(page)
    await box.check()
    const model = fieldsOf(page).locator('input[name=model]').first()
    await model.check()
    await submit(page).click()
    await expect(page).toHaveURL(/make=\d+&model=\d+|model=\d+.*make=\d+/)
    await expect(inForce(page).getByRole('link')).toHaveCount(2)
  })

  test('a closed group draws its choices when it is opened, and they filter', async ({ page }) => {
    await page.goto('/vehicles')
    await expect(fieldsOf(page).locator('input[name=fuel]')).toHaveCount(0)
    await group(page, 'Fuel').click()
    await fieldsOf(page).locator('input[name=fuel]:enabled').first().check()
    await group(page, 'Advanced Search').click()
    await group(page, 'Drivetrain').click()
    await fieldsOf(page).locator('input[name=driveTrain]:enabled').first().check()
    await submit(page).click()
    await expect(page).toHaveURL(/fuel=\d+/)
    await expect(page).toHaveURL(/driveTrain=\d+/)
    await expect(fieldsOf(page).locator('input[name=driveTrain]:checked')).toHaveCount(1)
  })

  test('several choices of one filter are alternatives, and "Reset all filters" shows only when one is set', async ({
    page,
  }) => {
    await page.goto('/vehicles')
    const reset = page.getByRole('link', { name: 'Reset all filters' })
    await expect(reset).toHaveCount(0)
    const counts = await fieldsOf(page)
      .locator('label:has(input[name=bodyType]:enabled) small')
      .allTextContents()
    const boxes = fieldsOf(page).locator('input[name=bodyType]:enabled')
    await boxes.nth(0).check()
    await boxes.nth(1).check()
    await submit(page).click()
    await expect(page).toHaveURL(/bodyType=\d+,\d+/)
    expect(await total(page)).toBe(numberIn(counts[0] ?? '') + numberIn(counts[1] ?? ''))
    await reset.click()
    await expect(page).toHaveURL(/\/vehicles$/)
    await expect(reset).toHaveCount(0)
  })

  test('suggestions come while one types, and arrows, Enter and Escape work in them', async ({ page }) => {
    await page.goto('/vehicles?minPrice=1')
    await type(page, 't')
    await expect(options(page).first()).toBeVisible()
    expect(await options(page).count()).toBeLessThanOrEqual(8)
    await page.keyboard.press('Escape')
    await expect(options(page)).toHaveCount(0)
    await expect(words(page)).toHaveValue('t')

    await words(page).pressSequentially('oyota')
    await expect(options(page).first()).toContainText('Toyota')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true')
    await expect(words(page)).toHaveAttribute('aria-activedescendant', /\S/)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/minPrice=1&make=\d+/)
    await expect(inForce(page)).toContainText('Toyota')
    await expect(words(page)).toHaveValue('')

    // Now it is a recent search, offered by the empty field.
    await words(page).blur()
    await words(page).focus()
    await expect(page.getByRole('listbox', { name: 'Recent searches' })).toContainText('Toyota')
    await page.getByRole('button', { name: 'Clear' }).click()
    await expect(page.getByRole('listbox')).toHaveCount(0)
  })

  test('Enter without a chosen line searches for the words', async ({ page }) => {
    await page.goto('/vehicles')
    const { name } = await firstMake(page)
    await type(page, name)
    await expect(options(page).first()).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\?q=/)
    await expect(page.getByText(`Read from your words: ${name} (make)`)).toBeVisible()
  })

  test('the fields of the site’s head and of the home page suggest as well', async ({ page }) => {
    await page.goto('/')
    const hero = page.getByLabel('Model or words')
    await expect(hero).toHaveRole('combobox')
    await hero.pressSequentially('hia')
    await options(page).filter({ hasText: 'HiAce' }).first().click()
    await expect(page).toHaveURL(/\/vehicles\?model=\d+&make=\d+/)
    await expect(inForce(page)).toContainText('HiAce')
    const head = page.getByLabel('Search vehicles').last()
    await head.pressSequentially('KD-0000')
    await options(page).filter({ hasText: 'KD-0000' }).first().click()
    await expect(page).toHaveURL(/\/vehicles\/\d+$/)
  })

  test('going back gives the same page of the list at the same place', async ({ page }) => {
    await page.goto('/vehicles')
    await page.getByRole('link', { name: 'Next page' }).click()
    await expect(page.getByText(/^Page 2 of \d+$/)).toBeVisible()
    const link = cards(page).last().getByRole('link')
    const name = (await link.textContent()) ?? ''
    await link.scrollIntoViewIfNeeded()
    const before = await page.evaluate(() => window.scrollY)
    await link.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await page.goBack()
    await expect(page.getByText(/^Page 2 of \d+$/)).toBeVisible()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before - 200)
    await page.goBack()
    await expect(page.getByText(/^Page 1 of \d+$/)).toBeVisible()
  })

  test('without a line the choices are kept, it is said, and the list follows when the line is back', async ({
    page,
    context,
  }) => {
    await page.goto('/vehicles')
    const { box, name, count } = await firstMake(page)
    await box.check()
    await expect(submit(page)).toHaveText(/Search \(/)
    await context.setOffline(true)
    await submit(page).click()
    await expect(page.getByText(/^You are offline/).last()).toBeVisible()
    await expect(box).toBeChecked()
    await expect(page).toHaveURL(/\/vehicles$/)
    await context.setOffline(false)
    await expect(page).toHaveURL(/make=\d+/)
    await expect(inForce(page)).toContainText(name)
    await expect(page.getByText(/^You are offline/)).toHaveCount(0)
    expect(await total(page)).toBe(count)
  })

  test('the focus is never lost: after a page is turned or a filter dropped it stands on what was found', async ({
    page,
  }) => {
    await page.goto('/vehicles?minPrice=1&yearFrom=2000')
    const found = page.getByText(/^[\d,]+\+? vehicles match your choices$/)
    await page.getByRole('link', { name: 'Next page' }).press('Enter')
    await expect(page).toHaveURL(/page=2/)
    await expect(found).toBeFocused()
    await page.getByRole('link', { name: /^Remove filter Year/ }).press('Enter')
    await expect(page).toHaveURL(/\/vehicles\?minPrice=1$/)
    await expect(found).toBeFocused()
    const box = (await firstMake(page)).box
    await box.press('Space')
    await box.press('Enter')
    await expect(page).toHaveURL(/make=\d+/)
    await expect(box).toBeFocused()
    const sort = page.getByLabel('Sort by')
    await sort.focus()
    await page.keyboard.press('ArrowDown')
    await expect(page).toHaveURL(/sort=price-asc/)
    await expect(sort).toBeFocused()
  })

  test('a range that is typed the wrong way round is turned, counted and shown as it is searched', async ({
    page,
  }) => {
    await page.goto('/vehicles')
    await group(page, 'Price').click()
    await fieldsOf(page).getByLabel('From, USD').fill('90000')
    await fieldsOf(page).getByLabel('To, USD').fill('2000')
    await expect(submit(page)).toHaveText(/Search \(/)
    const counted = numberIn((await submit(page).textContent())?.split('(')[1] ?? '')
    await submit(page).click()
    await expect(inForce(page)).toContainText('$2,000 – $90,000')
    expect(await total(page)).toBe(counted)
    await expect(fieldsOf(page).getByLabel('From, USD')).toHaveValue('2000')
    await expect(page).toHaveURL(/minPrice=2000&maxPrice=90000/)
  })

  test('the table offers its rows in tens, the order and the view stand in the address', async ({ page }) => {
    await page.goto('/vehicles?view=list')
    await page.getByLabel('Per page').selectOption('20')
    await expect(page).toHaveURL(/limit=20/)
    await expect(page.getByRole('table').locator('tbody tr')).toHaveCount(20)
    await page.getByLabel('Sort by').selectOption('Mileage, high to low')
    await expect(page).toHaveURL(/sort=mileage-desc/)
    await expect(page).toHaveURL(/view=list/)
    const column = page.getByRole('table').locator('td:nth-of-type(3)')
    const miles = (await column.allTextContents()).map(numberIn)
    expect(miles).toEqual([...miles].sort((a, b) => b - a))
  })
})

test.describe('on a phone', () => {
  test.skip(({ isMobile }) => !isMobile, 'about the phone')

  test('a suggestion is taken by touch, from inside the sheet', async ({ page }) => {
    await page.goto('/vehicles')
    await openSheet(page)
    await type(page, 'toyota')
    await options(page).first().tap()
    await expect(page.locator('#filters-sheet')).toBeHidden()
    await expect(page).toHaveURL(/make=\d+/)
    await expect(inForce(page)).toContainText('Toyota')
  })

  test('the page keeps within the screen with every part of the panel open', async ({ page }) => {
    await page.goto('/vehicles?panel=advanced')
    await openSheet(page)
    const [content, view] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth])
    expect(content).toBeLessThanOrEqual(view ?? 0)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('closed parts of the panel are reached by links, and what is chosen there filters', async ({
    page,
    isMobile,
  }) => {
    await page.goto('/vehicles')
    if (isMobile) await openSheet(page)
    await group(page, 'Advanced Search').click()
    await fieldsOf(page).getByRole('link', { name: 'Show what can be chosen' }).last().click()
    await expect(page).toHaveURL(/panel=advanced/)
    if (isMobile) await openSheet(page)
    const row = fieldsOf(page).locator('label:has(input[name=driveTrain]:enabled)').first()
    const count = numberIn(await row.locator('small').textContent())
    await row.locator('input').check()
    await submit(page).click()
    await expect(page).toHaveURL(/driveTrain=\d+/)
    expect(await total(page)).toBe(count)
    await cards(page).first().getByRole('link').click()
    await expect(page.getByRole('heading', { name: 'Facts' })).toBeVisible()
  })
})

test('a search is saved in this browser, found again on top of the list, and removed', async ({ page }) => {
  await page.goto('/vehicles?minPrice=1&bodyType=1')
  await page.getByRole('button', { name: 'Save search' }).click()
  const list = page.getByRole('button', { name: 'Saved searches (1)' })
  await expect(list).toBeVisible()
  await page.goto('/vehicles')
  await list.click()
  await page.getByRole('list', { name: 'Saved searches' }).getByRole('link').click()
  await expect(page).toHaveURL(/bodyType=1&minPrice=1/)
  await list.click()
  await page.getByRole('button', { name: /^Remove .*from \$1/ }).click()
  await expect(list).toHaveCount(0)
})

test('where nothing fits it is said what dropping a choice brings, and the search can be kept or asked for', async ({
  page,
}) => {
  await page.goto('/vehicles')
  const everything = await total(page)
  await page.goto('/vehicles?maxPrice=1')
  const way = page.getByRole('link', { name: /^without price/ })
  expect(numberIn((await way.textContent())?.split('$1')[1] ?? '')).toBe(everything)
  await page.getByRole('button', { name: 'Save the search for later' }).click()
  await expect(page.getByRole('button', { name: 'Saved searches (1)' })).toBeVisible()
  const letter = page.getByRole('link', { name: /^E-mail / }).first()
  await expect(letter).toHaveAttribute('href', /^mailto:.*Price%20up%20to%20%241/)
  await way.click()
  await expect(page).toHaveURL(/\/vehicles$/)
  expect(await total(page)).toBe(everything)
})

test('words that name nothing can be given up while the others stay', async ({ page }) => {
  await page.goto('/vehicles?q=toyota+zqxjk9')
  const way = page.getByRole('link', { name: /^without the word “zqxjk9”/ })
  const expected = numberIn((await way.textContent())?.split('”')[1] ?? '')
  await way.click()
  await expect(page).toHaveURL(/\?q=toyota$/)
  expect(await total(page)).toBe(expected)
})

test('the stock number of a sold vehicle leads to its page, one that nobody has to nothing', async ({
  page,
  signInAs,
}) => {
  await signInAs('admin')
  await page.goto('/about')
  // Asked from the page itself, because a session cookie counts only for requests of this site.
  const sku = await page.evaluate(async () => {
    const { data } = await (await fetch('/api/v1/vehicles?status=SOLD&limit=1')).json()
    return String(data?.[0]?.sku)
  })
  await page.context().clearCookies()
  await page.goto(`/vehicles?q=${sku}`)
  await page.getByRole('link', { name: new RegExp(`^${sku} `) }).click()
  await expect(page).toHaveURL(/\/vehicles\/\d+$/)
  await expect(page.getByText('This vehicle has found its buyer.', { exact: false })).toBeVisible()
  await page.goto('/vehicles?q=KD-2000000000')
  await expect(page.getByRole('heading', { name: 'No vehicle matches this choice' })).toBeVisible()
})

for (const query of [
  'page=0',
  'page=9999',
  'page=2&page=3',
  'limit=13&sort=cheapest&view=table&panel=nothing',
  'minPrice=99999999999&make=toyota&seats=0',
  'priceRange=5-1&engineSize=big&mileage=zz',
  'constructor=1&__proto__=2&unknown=3',
])
  test(`an address that makes no sense shows the list all the same: ${query}`, async ({ page }) => {
    const answer = await page.goto(`/vehicles?${query}`)
    expect(answer?.status()).toBe(200)
    await expect(cards(page).first()).toBeVisible()
    await expect(inForce(page)).toHaveCount(0)
  })

for (const [query, chip] of [
  ['make=999999', 'Make no. 999999'],
  ['status=SOLD', 'Status Sold'],
  ['q=%F0%9F%9A%97', 'Search 🚗'],
  [`q=${'x'.repeat(3000)}`, `Search ${'x'.repeat(100)}`],
] as const)
  test(`what is asked for and found nowhere is named and can be dropped: ${query.slice(0, 20)}`, async ({
    page,
  }) => {
    await page.goto(`/vehicles?${query}`)
    await expect(page.getByRole('heading', { name: 'No vehicle matches this choice' })).toBeVisible()
    await page.getByRole('link', { name: `Remove filter ${chip}` }).click()
    await expect(cards(page).first()).toBeVisible()
  })

test('staff of some showrooms are told that they see only what stands there', async ({ page, signInAs }) => {
  await page.goto('/vehicles')
  const everything = await total(page)
  await signInAs('operator')
  await page.goto('/vehicles')
  await expect(page.getByText(/^[\d,]+ vehicles? for sale, in your showrooms$/)).toBeVisible()
  expect(await total(page)).toBeLessThan(everything)
})
