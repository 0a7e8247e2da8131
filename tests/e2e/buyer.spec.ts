import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { DEMO_PASSWORD } from '../../scripts/lib/demo-accounts.mjs'
import { expect, test } from './fixtures'
import { cards } from './storefront-page'

const heart = (where: Page | Locator) => where.getByRole('button', { name: /^Wishlist/ })
const compareOf = (where: Page | Locator) =>
  where.getByRole('button', { name: /^(Add to compare|Remove from list|Comparison full)/ })
const bar = (page: Page) => page.getByRole('region', { name: 'Comparison' })
const said = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })
const idOf = async (card: Locator): Promise<number> =>
  Number(/\d+$/.exec((await card.getByRole('link').first().getAttribute('href')) ?? '')?.[0])

/** Waits until the page has come to life: React has taken over the buttons that the server drew. */
const awake = (page: Page) =>
  page.waitForFunction(() =>
    [...document.querySelectorAll('main button, header button')].every((button) =>
      Object.keys(button).some((key) => key.startsWith('__reactProps')),
    ),
  )

/** Opens a page and waits for that. */
async function alive(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await awake(page)
}

/** Asks for the list of a demo account through the contract, apart from the browser and its session. */
async function listOf(request: APIRequestContext, who: string) {
  const answer = await request.fetch('/api/v1/auth/sign-in', {
    method: 'POST',
    data: { email: `${who}@kaido.example`, password: DEMO_PASSWORD },
  })
  const { token } = (await answer.json()) as { token: string }
  const headers = { authorization: `Bearer ${token}` }
  const ids = async (): Promise<number[]> => {
    const { data } = await (
      await request.get('/api/v1/vehicles?isWishlist=true&limit=100', { headers })
    ).json()
    return (data as { id: number }[]).map(({ id }) => id)
  }
  for (const id of await ids())
    await request.post(`/api/v1/vehicles/${id}/wishlist?wanted=false`, { headers })
  return ids
}

/** Another address for each project, so that the two widths never share a list. */
const WHO = (isMobile: boolean) => (isMobile ? 'dealer' : 'customer')

test.describe('the wishlist', () => {
  test('a heart turns at once, is kept, and a double click means the same as a click', async ({
    isMobile,
    page,
    request,
    signInAs,
  }) => {
    await signInAs(WHO(isMobile))
    const onList = await listOf(request, WHO(isMobile))
    await alive(page, '/vehicles')
    const card = cards(page).nth(1)
    await heart(card).dblclick()
    await expect(heart(card)).toHaveAttribute('aria-pressed', 'true')
    await expect(said(page, 'Vehicle added to wishlist')).toBeVisible()
    expect(await onList()).toEqual([await idOf(card)])
    await page.reload()
    await expect(heart(cards(page).nth(1))).toHaveAttribute('aria-pressed', 'true')
    await expect(heart(cards(page).nth(0))).toHaveAttribute('aria-pressed', 'false')
    await heart(cards(page).nth(1)).focus()
    await page.keyboard.press('Enter')
    await expect(said(page, 'Vehicle removed from wishlist')).toBeVisible()
    expect(await onList()).toEqual([])
  })

  test("a guest's click survives the sign-in, over the page that it was made on", async ({
    isMobile,
    page,
    request,
  }) => {
    const onList = await listOf(request, WHO(isMobile))
    await alive(page, '/vehicles?sort=price-asc')
    const card = cards(page).nth(2)
    const id = await idOf(card)
    await heart(card).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText('Please sign in to add vehicles to your wishlist')).toBeVisible()
    await expect(heart(card)).toHaveAttribute('aria-pressed', 'false')
    await dialog.getByLabel('E-mail').fill(`${WHO(isMobile)}@kaido.example`)
    await dialog.getByRole('textbox', { name: 'Password', exact: true }).fill(DEMO_PASSWORD)
    await dialog.getByRole('button', { name: 'Sign in' }).click()
    await expect(page).toHaveURL(/\/vehicles\?sort=price-asc$/)
    await expect(said(page, 'Vehicle added to wishlist')).toBeVisible()
    await expect(heart(card)).toHaveAttribute('aria-pressed', 'true')
    expect(await onList()).toEqual([id])
  })

  test('the click waits in the browser for whoever comes back by another page, as from a provider', async ({
    isMobile,
    page,
    request,
    signInAs,
  }) => {
    const onList = await listOf(request, WHO(isMobile))
    await alive(page, '/vehicles')
    const id = await idOf(cards(page).first())
    await heart(cards(page).first()).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect
      .poll(async () => (await page.context().cookies()).some(({ name }) => name === 'kaido-wish'))
      .toBe(true)
    // The session begins elsewhere and the way ends on a page that is loaded anew.
    await signInAs(WHO(isMobile))
    await page.goto('/about')
    await expect(said(page, 'Vehicle added to wishlist')).toBeVisible()
    expect(await onList()).toEqual([id])
    await expect
      .poll(async () => (await page.context().cookies()).some(({ name }) => name === 'kaido-wish'))
      .toBe(false)
  })

  test('what another tab did is seen in this one', async ({ context, isMobile, page, request, signInAs }) => {
    await signInAs(WHO(isMobile))
    await listOf(request, WHO(isMobile))
    const other = await context.newPage()
    await alive(page, '/vehicles')
    await alive(other, '/vehicles')
    await heart(cards(page).nth(3)).click()
    await expect(said(page, 'Vehicle added to wishlist')).toBeVisible()
    await expect(heart(cards(other).nth(3))).toHaveAttribute('aria-pressed', 'true')
  })

  test('without a line the heart goes back and says so', async ({ isMobile, page, request, signInAs }) => {
    await signInAs(WHO(isMobile))
    const onList = await listOf(request, WHO(isMobile))
    await alive(page, '/vehicles')
    await page.route('**/api/v1/vehicles/*/wishlist?*', (route) => route.abort())
    await heart(cards(page).first()).click()
    await expect(said(page, 'Failed to update wishlist. Please try again.')).toBeVisible()
    await expect(heart(cards(page).first())).toHaveAttribute('aria-pressed', 'false')
    expect(await onList()).toEqual([])
  })

  test('the list takes a vehicle off and puts it back, and leads on when it is empty', async ({
    isMobile,
    page,
    request,
    signInAs,
  }) => {
    await signInAs(WHO(isMobile))
    const onList = await listOf(request, WHO(isMobile))
    await alive(page, '/dashboard/wishlist')
    await expect(page.getByRole('heading', { name: 'Your wishlist is empty' })).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Browse the vehicles' }).click()
    await expect(page).toHaveURL(/\/vehicles$/)
    await expect(cards(page).first()).toBeVisible()
    const id = await idOf(cards(page).first())
    await heart(cards(page).first()).click()
    await expect(said(page, 'Vehicle added to wishlist')).toBeVisible()
    await alive(page, '/dashboard/wishlist')
    await expect(cards(page)).toHaveCount(1)
    await page.getByRole('button', { name: /^Remove/ }).click()
    await expect(page.getByText('is off your list.')).toBeVisible()
    await expect.poll(onList).toEqual([])
    await page.getByRole('button', { name: /^Undo/ }).click()
    await expect(cards(page)).toHaveCount(1)
    await expect.poll(onList).toEqual([id])
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the heart is a form: it leads a guest to the sign-in, and anybody else to the list', async ({
    isMobile,
    page,
    request,
    signInAs,
  }) => {
    await page.goto('/vehicles')
    const id = await idOf(cards(page).first())
    await heart(cards(page).first()).click()
    await expect(page).toHaveURL(/\/auth\/login\?why=wishlist&next=%2Fvehicles$/)
    await expect(page.getByText('Please sign in to add vehicles to your wishlist')).toBeVisible()
    await signInAs(WHO(isMobile))
    const onList = await listOf(request, WHO(isMobile))
    await page.goto('/vehicles')
    await expect(compareOf(cards(page).first())).toBeHidden()
    await heart(cards(page).first()).click()
    await expect(page).toHaveURL(/\/dashboard\/wishlist$/)
    expect(await onList()).toEqual([id])
    await page.getByRole('button', { name: /^Remove/ }).click()
    await expect(page.getByRole('heading', { name: 'Your wishlist is empty' })).toBeVisible()
  })
})

test.describe('the comparison', () => {
  test('takes four vehicles, says that it is full, and survives a reload', async ({ page }) => {
    await alive(page, '/vehicles')
    for (const place of [0, 1, 2, 3]) {
      await compareOf(cards(page).nth(place)).click()
      await expect(compareOf(cards(page).nth(place))).toHaveText(/^Remove from list/)
    }
    await expect(compareOf(cards(page).nth(4))).toHaveText(/^Comparison full/)
    await compareOf(cards(page).nth(4)).click()
    await expect(said(page, 'Comparison is full. Remove a vehicle first.')).toBeVisible()
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
    // A tab that has not heard of it, as one that was asleep.
    const [id, name] = [await idOf(cards(other).nth(1)), 'Somewhere else']
    await other.evaluate(
      (entry) => {
        const kept = JSON.parse(localStorage.getItem('kaido:compare') ?? '[]')
        localStorage.setItem('kaido:compare', JSON.stringify([...kept, entry]))
      },
      { id, name },
    )
    await expect(compareOf(cards(page).nth(1))).toHaveText(/^Remove from list/)
    await expect(compareOf(cards(other).nth(1))).toHaveText(/^Add to compare/)
    await compareOf(cards(other).nth(1)).click()
    await expect(said(other, 'Vehicle is already in comparison')).toBeVisible()
    await expect(compareOf(cards(other).nth(1))).toHaveText(/^Remove from list/)
  })

  test('opens by its address elsewhere, shows only what differs, and is used by keyboard alone', async ({
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
    await expect(elsewhere.getByText('KD-99999999 is no longer public and left out.')).toBeVisible()
    await elsewhere.close()

    const rows = table.locator('tr:visible')
    const all = await rows.count()
    await page.getByLabel('Show only differences').focus()
    await page.keyboard.press('Space')
    await expect.poll(() => rows.count()).toBeLessThan(all)
    for (const row of await table.locator('tbody tr:visible:has(td)').all()) {
      const cells = await row.getByRole('cell').allTextContents()
      expect(new Set(cells).size).toBeGreaterThan(1)
    }
    await page
      .getByRole('link', { name: /^Remove .* from the comparison$/ })
      .first()
      .focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`/compare\\?ids=${ids[1]}$`))
    await page.getByRole('button', { name: 'Clear comparison' }).click()
    await expect(page.getByRole('heading', { name: 'Nothing to compare yet' })).toBeVisible()
  })

  test('keeps the names of facts in view while vehicles are pushed sideways', async ({ isMobile, page }) => {
    test.skip(!isMobile)
    await page.goto('/vehicles')
    const ids = []
    for (const place of [0, 1, 2]) ids.push(await idOf(cards(page).nth(place)))
    await alive(page, `/compare?ids=${ids.join(',')}`)
    const name = page.getByRole('rowheader', { name: /^Mileage/ })
    const before = await name.boundingBox()
    await page.getByRole('region', { name: 'Comparison' }).evaluate((box) => box.scrollTo(200, 0))
    expect((await name.boundingBox())?.x).toBeCloseTo(before?.x ?? 0, 0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  })
})

test.describe('what was viewed', () => {
  test('comes back at the foot of another page until it is cleared', async ({ page }) => {
    await alive(page, '/vehicles')
    const id = await idOf(cards(page).first())
    await alive(page, `/vehicles/${id}`)
    await alive(page, '/')
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    const section = page.getByRole('region', { name: 'Recently viewed' })
    await expect(section.getByRole('article')).toHaveCount(1)
    expect(await idOf(section.getByRole('article'))).toBe(id)
    await section.getByRole('button', { name: 'Clear' }).click()
    await expect(section).toBeHidden()
    expect(await page.evaluate(() => localStorage.getItem('kaido:recently-viewed'))).toBe('[]')
  })
})

test('the marketplace is for whoever is signed in, and remembers the port', async ({
  isMobile,
  page,
  signInAs,
}) => {
  await page.goto('/marketplace')
  await expect(page).toHaveURL(/\/auth\/login\?next=%2Fmarketplace$/)
  await signInAs(WHO(isMobile))
  await alive(page, '/marketplace')
  const port = page.getByLabel('Your port of destination')
  const label = (await port.getByRole('option').nth(1).textContent()) ?? ''
  await port.selectOption({ label })
  const kept = page.waitForResponse((answer) => answer.url().endsWith('/marketplace/port'))
  await page.getByRole('button', { name: 'Remember' }).click()
  await kept
  await page.goto('/marketplace')
  await expect(port.locator('option:checked')).toHaveText(label)
  await page.getByLabel('Body type').selectOption({ index: 1 })
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL(/bodyType=\d+/)
  await expect(page.getByRole('link', { name: 'Reset all filters' })).toBeVisible()
})
