import { expect, test } from '../fixtures'
import { group, submit } from './listing-page'
import { cards, fieldsOf, firstMake, inForce, isAlive, numberIn, openSheet, total } from './storefront-page'

test.describe('on a wide screen', () => {
  test('counts next to the choices follow while choosing, each leaving its own choice out', async ({
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
    // Choices that would find nothing can no longer be ticked.
    const sum = (texts: string[]) => texts.reduce((all, text) => all + numberIn(text), 0)
    expect(sum(await bodies.allTextContents())).toBeLessThan(sum(bodiesBefore))
    const idle = fieldsOf(page).locator('label:has(input[name=bodyType]:disabled) small')
    for (const text of await idle.allTextContents()) expect(text).toBe('0')
  })

  test('models appear with their make before anything is applied, and are applied together', async ({
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

  test('a closed group renders its choices when opened, and they filter', async ({ page }) => {
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

  test('going back shows the same page of the list at the same position', async ({ page }) => {
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

  test('without a connection the choices stay, with a notice, and the list follows later', async ({
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

  test('the focus is never lost: after a change of page or filter it is on the results', async ({ page }) => {
    await page.goto('/vehicles?minPrice=1&yearFrom=2000')
    await isAlive(page)
    const count = page.getByText(/^[\d,]+\+? vehicles match your choices$/)
    await page.getByRole('link', { name: 'Next page' }).press('Enter')
    await expect(page).toHaveURL(/page=2/)
    await expect(count).toBeFocused()
    await page.getByRole('link', { name: /^Remove filter Year/ }).press('Enter')
    await expect(page).toHaveURL(/\/vehicles\?minPrice=1$/)
    await expect(count).toBeFocused()
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

  test('an inverted range is swapped, counted and shown as it is searched', async ({ page }) => {
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

  test('the table offers its rows in tens, order and view are in the address', async ({ page }) => {
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

test('an order chosen before hydration applies right after it', async ({ page }) => {
  let arrive = () => {}
  const scripts = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route('**/_next/static/**/*.js', async (route) => {
    await scripts
    await route.continue()
  })
  await page.goto('/vehicles', { waitUntil: 'commit' })
  await page.getByLabel('Sort by').selectOption('Mileage, high to low')
  arrive()
  await expect(page).toHaveURL(/sort=mileage-desc/)
  await expect(page.getByLabel('Sort by')).toHaveValue('mileage-desc')
})

test.describe('on a phone', { tag: '@phone' }, () => {
  test('the page does not overflow the screen with every part of the panel open', async ({ page }) => {
    await page.goto('/vehicles?panel=advanced')
    await openSheet(page)
    const [content, view] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth])
    expect(content).toBeLessThanOrEqual(view ?? 0)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('closed parts of the panel are opened by links, and choices made there filter', async ({ page }) => {
    await page.goto('/vehicles')
    await group(page, 'Advanced Search').click()
    await fieldsOf(page).getByRole('link', { name: 'Show options' }).last().click()
    await expect(page).toHaveURL(/panel=advanced/)
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

test('staff of some showrooms see that they only see vehicles there', async ({ page, signInAs }) => {
  await page.goto('/vehicles')
  const everything = await total(page)
  await signInAs('operator')
  await page.goto('/vehicles')
  await expect(page.getByText(/^[\d,]+ vehicles? for sale, in your showrooms$/)).toBeVisible()
  expect(await total(page)).toBeLessThan(everything)
})
