import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { fresh } from './lists-page'

const EDITOR = '/admin/content-management/homepage-slider/editor/custom'
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const onCanvas = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Canvas' }).getByRole('button', { name, exact: true })
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })

async function newBanner(page: Page): Promise<void> {
  await page.goto(`${EDITOR}/create`)
  await expect(button(page, 'Add text')).toBeVisible()
}

/** Presses Tab until something has the focus. */
async function tabTo(page: Page, target: ReturnType<typeof button>): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
}

/** The banner as it is stored. */
async function stored(page: Page) {
  const id = page.url().split('/').at(-1)
  const headers = { 'sec-fetch-site': 'same-origin' }
  const answer = await page.request.get(`/api/v1/homepage-slider/${id}`, { headers })
  return (await answer.json()).data.config
}

test('a banner is put together by keys alone, and stands there as it was saved', async ({
  page,
  signInAs,
}) => {
  const title = fresh('Ships every Thursday')
  await signInAs('manager')
  await newBanner(page)
  await tabTo(page, button(page, 'Add text'))
  await page.keyboard.press('Enter')
  const text = onCanvas(page, 'Text: New text')
  await tabTo(page, text)
  for (const key of ['ArrowRight', 'Shift+ArrowRight', 'Alt+ArrowDown', 'Alt+Shift+ArrowRight', 'ArrowUp'])
    await page.keyboard.press(key)
  await tabTo(page, field(page, 'Text'))
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(title)
  await expect(onCanvas(page, `Text: ${title}`)).toBeVisible()
  await page.keyboard.press('ControlOrMeta+S')
  await expect(page).toHaveURL(/custom\/\d+$/)
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  const [placed] = (await stored(page)).textElements
  expect(placed).toMatchObject({ text: title, x: 15.5, y: 9.5, width: 85, height: 20.5 })

  await page.reload()
  await onCanvas(page, `Text: ${title}`).focus()
  await expect(field(page, 'Left, %')).toHaveValue('15.5')
  await expect(field(page, 'Height, %')).toHaveValue('20.5')
})

test('what a mouse drags is undone and redone, and moved on a phone alone', async ({ page, signInAs }) => {
  await signInAs('manager')
  await newBanner(page)
  await button(page, 'Add link').click()
  const link = onCanvas(page, 'Link: See our vehicles')
  await drag(page, link, 100, 40)
  const left = await field(page, 'Left, %').inputValue()
  expect(Number(left)).toBeGreaterThan(15)
  await page.keyboard.press('ControlOrMeta+Z')
  await expect(field(page, 'Left, %')).toHaveValue('10')
  await page.keyboard.press('ControlOrMeta+Y')
  await expect(field(page, 'Left, %')).toHaveValue(left)
  await button(page, 'Undo').click()
  // A drag that is broken off is not one: what was undone can still be redone.
  await drag(page, link, 60, 0, 'Escape')
  await expect(field(page, 'Left, %')).toHaveValue('10')
  await button(page, 'Redo').click()
  await expect(field(page, 'Left, %')).toHaveValue(left)

  await button(page, 'Phone').click()
  await drag(page, link, 0, -60)
  await button(page, 'Save').click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  const [moved] = (await stored(page)).linkElements
  expect(moved.x).toBe(Number(left))
  expect(Object.keys(moved.phone)).toEqual(['y'])
})

/** Drags by so many pixels; a key pressed before the mouse is released may break it off. */
async function drag(page: Page, target: ReturnType<typeof button>, x: number, y: number, key?: string) {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error('It is not on the canvas')
  const [fromX, fromY] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(fromX, fromY)
  await page.mouse.down()
  await page.mouse.move(fromX + x, fromY + y, { steps: 4 })
  if (key) await page.keyboard.press(key)
  await page.mouse.up()
}
