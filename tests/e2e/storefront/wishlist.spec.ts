import { DEMO_PASSWORD } from '../../../scripts/lib/demo-accounts.mjs'
import { statusOf } from '../accounts/accounts'
import { test as base, expect } from '../fixtures'
import { alive, compareOf, heart, idOf, listOf, statusLine } from './buyer-page'
import { cards } from './storefront-page'

type Lists = {
  /** Fetches the customer's list; it is empty at first. */
  onList: () => Promise<number[]>
}

const test = base.extend<Lists>({
  onList: [async ({ request }, use) => use(await listOf(request, 'customer')), { auto: true }],
})

test.describe('the wishlist', () => {
  test.beforeEach(({ signInAs }) => signInAs('customer'))

  test('a heart changes immediately, is saved, and a double click means the same as a click', async ({
    onList,
    page,
  }) => {
    await alive(page, '/vehicles')
    const card = cards(page).nth(1)
    await heart(card).dblclick()
    await expect(heart(card)).toHaveAttribute('aria-pressed', 'true')
    await expect(statusLine(page, 'Vehicle added to wishlist')).toBeVisible()
    expect(await onList()).toEqual([await idOf(card)])
    await page.reload()
    await expect(heart(cards(page).nth(1))).toHaveAttribute('aria-pressed', 'true')
    await expect(heart(cards(page).nth(0))).toHaveAttribute('aria-pressed', 'false')
    await heart(cards(page).nth(1)).focus()
    await page.keyboard.press('Enter')
    await expect(statusLine(page, 'Vehicle removed from wishlist')).toBeVisible()
    expect(await onList()).toEqual([])
  })

  test('changes in another tab show in this one', async ({ context, page }) => {
    const other = await context.newPage()
    await alive(page, '/vehicles')
    await alive(other, '/vehicles')
    await heart(cards(page).nth(3)).click()
    await expect(statusLine(page, 'Vehicle added to wishlist')).toBeVisible()
    await expect(heart(cards(other).nth(3))).toHaveAttribute('aria-pressed', 'true')
  })

  test('without a connection the heart goes back and shows an error', async ({ onList, page }) => {
    await alive(page, '/vehicles')
    await page.route('**/api/v1/vehicles/*/wishlist?*', (route) => route.abort())
    await heart(cards(page).first()).click()
    await expect(statusLine(page, 'Failed to update wishlist. Please try again.')).toBeVisible()
    await expect(heart(cards(page).first())).toHaveAttribute('aria-pressed', 'false')
    expect(await onList()).toEqual([])
  })

  test('hearts that could not be loaded are loaded on the next page', async ({ page }) => {
    const calls = '**/api/v1/vehicles/wishlist?*'
    const loaded = page.waitForResponse(calls)
    await page.goto('/vehicles')
    await loaded
    const id = await idOf(cards(page).first())
    expect(await statusOf(page, `/vehicles/${id}/wishlist?wanted=true`, 'POST')).toBe(200)
    // Cards that come to life later call once more, so all calls of this page fail.
    await page.route(calls, (route) => route.abort())
    const failed = page.waitForEvent('requestfailed', (request) =>
      request.url().includes('/vehicles/wishlist?'),
    )
    await alive(page, '/vehicles')
    await failed
    await expect(heart(cards(page).first())).toHaveAttribute('aria-pressed', 'false')
    await page.unroute(calls)
    await cards(page).first().getByRole('link').first().click()
    await expect(page).toHaveURL(new RegExp(`/vehicles/${id}$`))
    await expect(heart(page.getByRole('main')).first()).toHaveAttribute('aria-pressed', 'true')
  })

  test('the list removes a vehicle and puts it back, and links on when it is empty', async ({
    onList,
    page,
  }) => {
    await alive(page, '/dashboard/wishlist')
    await expect(page.getByRole('heading', { name: 'Your wishlist is empty' })).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Browse vehicles' }).click()
    await expect(page).toHaveURL(/\/vehicles$/)
    await expect(cards(page).first()).toBeVisible()
    const id = await idOf(cards(page).first())
    await heart(cards(page).first()).click()
    await expect(statusLine(page, 'Vehicle added to wishlist')).toBeVisible()
    await alive(page, '/dashboard/wishlist')
    await expect(cards(page)).toHaveCount(1)
    await page.getByRole('button', { name: /^Remove/ }).click()
    await expect(page.getByText('has been removed from your wishlist.')).toBeVisible()
    await expect.poll(onList).toEqual([])
    await page.getByRole('button', { name: /^Undo/ }).click()
    await expect(cards(page)).toHaveCount(1)
    await expect.poll(onList).toEqual([id])
  })
})

test.describe('the wishlist of a guest', () => {
  test("a guest's click survives the sign-in, over the page where it was made", async ({ onList, page }) => {
    await alive(page, '/vehicles?sort=price-asc')
    const card = cards(page).nth(2)
    const id = await idOf(card)
    await heart(card).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText('Please sign in to add vehicles to your wishlist')).toBeVisible()
    await expect(heart(card)).toHaveAttribute('aria-pressed', 'false')
    await dialog.getByLabel('E-mail').fill('customer@kaido.example')
    await dialog.getByRole('textbox', { name: 'Password', exact: true }).fill(DEMO_PASSWORD)
    await dialog.getByRole('button', { name: 'Sign in' }).click()
    await expect(page).toHaveURL(/\/vehicles\?sort=price-asc$/)
    await expect(statusLine(page, 'Vehicle added to wishlist')).toBeVisible()
    await expect(heart(card)).toHaveAttribute('aria-pressed', 'true')
    expect(await onList()).toEqual([id])
  })

  test('the click waits in the browser for people who come back by another page, as from a provider', async ({
    onList,
    page,
    signInAs,
  }) => {
    await alive(page, '/vehicles')
    const id = await idOf(cards(page).first())
    await heart(cards(page).first()).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect
      .poll(async () => (await page.context().cookies()).some(({ name }) => name === 'kaido-wish'))
      .toBe(true)
    // The session begins elsewhere and the way ends on a reloaded page.
    await signInAs('customer')
    await page.goto('/about')
    await expect(statusLine(page, 'Vehicle added to wishlist')).toBeVisible()
    expect(await onList()).toEqual([id])
    await expect
      .poll(async () => (await page.context().cookies()).some(({ name }) => name === 'kaido-wish'))
      .toBe(false)
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the heart is a form: it sends a guest to the sign-in, and everyone else to the list', async ({
    onList,
    page,
    signInAs,
  }) => {
    await page.goto('/vehicles')
    const id = await idOf(cards(page).first())
    await heart(cards(page).first()).click()
    await expect(page).toHaveURL(/\/auth\/login\?why=wishlist&next=%2Fvehicles$/)
    await expect(page.getByText('Please sign in to add vehicles to your wishlist')).toBeVisible()
    await signInAs('customer')
    await page.goto('/vehicles')
    await expect(compareOf(cards(page).first())).toBeHidden()
    await heart(cards(page).first()).click()
    await expect(page).toHaveURL(/\/dashboard\/wishlist$/)
    expect(await onList()).toEqual([id])
    await page.getByRole('button', { name: /^Remove/ }).click()
    await expect(page.getByRole('heading', { name: 'Your wishlist is empty' })).toBeVisible()
  })
})
