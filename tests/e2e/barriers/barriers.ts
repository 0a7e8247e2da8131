import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from '../fixtures'

/** The rules that depend on colours. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block']
const WIDE = { width: 1440, height: 900 }
const NARROW = { width: 390, height: 844 }

export type Place = {
  address: string
  heading: string | RegExp
  /** What differs on a phone; a page without differences has the same layout at any width. */
  onPhone?: (page: Page) => Promise<void>
}

/**
 * The accessibility problems of a page, as far as a machine can find them: one line per violated rule.
 *
 * In one page and for violations only: by default every check opens a second page and describes every passed
 * node, which takes most of its time.
 */
async function barriers(page: Page, { rules, part }: { rules?: string[]; part?: string } = {}) {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  if (rules) axe.withRules(rules)
  if (part) axe.include(part)
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
}

/** Expects no accessibility problems in the page, or in one part of it. */
export async function expectNoBarrier(page: Page, part?: string): Promise<void> {
  expect(await barriers(page, { part })).toEqual([])
}

/** How far the page overflows the right edge of the screen, in CSS pixels. */
export const beyondTheEdge = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - window.innerWidth))

/**
 * Checks a page in one visit for every viewer: every rule in light colours, the colour rules in dark ones,
 * and no overflow on a wide screen or a phone. If a phone shows other parts, every rule is checked again
 * there. All problems are reported, not only the first.
 */
export async function lookAt(page: Page, { address, heading, onPhone }: Place): Promise<void> {
  const see = async (how: string, rules?: string[]) =>
    expect.soft(await barriers(page, { rules }), `${address}, ${how}`).toEqual([])
  // Without animation, so that no colour is caught halfway.
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
