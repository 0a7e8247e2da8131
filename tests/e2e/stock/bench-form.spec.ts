import { openForm, watchedPage } from '../../bench/form/open-and-save'
import { OWN_FORM } from '../../bench/form/page-clock'
import { typeInEveryField } from '../../bench/form/type-keys'
import { expect, test } from '../fixtures'

/** Enough to notice a form that has become slow; `npm run bench:form` measures it. */
const KEYS = 40
/** The median script time of a key, in milliseconds. */
const KEY_BUDGET_MS = 16

test('no key in any text field of the vehicle form causes a request, and each is handled within a frame', async ({
  page,
  signInAs,
}) => {
  test.setTimeout(120_000)
  await signInAs('admin')
  await page.goto('/admin/inventory/vehicles?status=IN_AUCTION&sort=created-asc')
  const address = await page.locator(OWN_FORM.again).first().getAttribute('href')
  const watched = await watchedPage(page.context(), OWN_FORM)
  expect(await openForm(watched, new URL(String(address), page.url()).href)).toBeGreaterThan(0)
  const typed = await typeInEveryField(watched, KEYS)
  expect(typed.fields).toBeGreaterThan(15)
  expect(typed.scriptMs.length).toBeGreaterThanOrEqual(KEYS)
  expect(typed).toMatchObject({ requests: 0, lockRequests: 1 })
  const sorted = [...typed.scriptMs].sort((a, b) => a - b)
  expect(sorted[0]).toBeGreaterThan(0)
  expect(sorted[Math.floor(sorted.length / 2)], `dearest: ${typed.slowest}`).toBeLessThan(KEY_BUDGET_MS)
})
