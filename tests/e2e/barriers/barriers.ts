import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from '../fixtures'

/** The rules whose answer depends on the colours that are shown. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block']
const WIDE = { width: 1440, height: 900 }
const NARROW = { width: 390, height: 844 }

export type Place = {
  address: string
  heading: string | RegExp
  /** What a phone does to show what else differs there; a place without it is laid out alike at any width. */
  onPhone?: (page: Page) => Promise<void>
}

/**
 * What keeps somebody out of a page, as far as a machine can tell: a line for each rule that is broken.
 *
 * In one page and for violations alone: by default every look opens a second page and describes every passed node,
 * which takes most of its time.
 */
async function barriers(page: Page, { rules, part }: { rules?: string[]; part?: string } = {}) {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  if (rules) axe.withRules(rules)
  if (part) axe.include(part)
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
}

/** Nothing in the page, or in one part of it, keeps anybody out. */
export async function expectNoBarrier(page: Page, part?: string): Promise<void> {
  expect(await barriers(page, { part })).toEqual([])
}

/** How far the page reaches beyond the right edge of the screen, in CSS pixels. */
export const beyondTheEdge = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - window.innerWidth))

/**
 * Looks at a place in one visit as everybody meets it: every rule in light colours, those of colours in dark ones, and
 * nothing beyond the edge of a wide screen or a phone. Where a phone shows other parts, every rule again there. All
 * that is wrong is said, not only the first.
 */
export async function lookAt(page: Page, { address, heading, onPhone }: Place): Promise<void> {
  const see = async (how: string, rules?: string[]) =>
    expect.soft(await barriers(page, { rules }), `${address}, ${how}`).toEqual([])
  // Without motion, so that no colour is caught half-way.
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await page.setViewportSize(WIDE)
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 }), address).toHaveText(heading)
  await see('light')
  await page.emulateMedia({ colorScheme: 'dark' })
  await see('dark', OF_COLOURS)
  await expect.poll(() => beyondTheEdge(page), `${address} on a wide screen`).toBe(0)
  await page.setViewportSize(NARROW)
  await expect.poll(() => beyondTheEdge(page), `${address} on a phone`).toBe(0)
  if (!onPhone) return
  await onPhone(page)
  await see('dark, on a phone')
  await page.emulateMedia({ colorScheme: 'light' })
  await see('light, on a phone', OF_COLOURS)
}
