import { expect, test } from '../fixtures'
import { options, type, words } from './listing-page'
import { firstMake, inForce, openSheet } from './storefront-page'

test.describe('on a wide screen', () => {
  test('suggestions appear while typing, and arrows, Enter and Escape work in them', async ({ page }) => {
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
    await expect(inForce(page).getByRole('link')).toHaveCount(1)
    await expect(inForce(page).getByRole('link')).toHaveAccessibleName(`Remove filter Make ${name}`)
  })

  test('the fields of the site’s header and of the home page suggest as well', async ({ page }) => {
    await page.goto('/')
    const hero = page.getByLabel('Model or keywords')
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
})

test.describe('on a phone', { tag: '@phone' }, () => {
  test('a suggestion is chosen by touch, inside the sheet', async ({ page }) => {
    await page.goto('/vehicles')
    await openSheet(page)
    await type(page, 'toyota')
    await options(page).first().tap()
    await expect(page.locator('#filters-sheet')).toBeHidden()
    await expect(page).toHaveURL(/make=\d+/)
    await expect(inForce(page)).toContainText('Toyota')
  })
})
