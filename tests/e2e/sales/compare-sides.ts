import type { Browser, Locator, Page } from '@playwright/test'
import { extractText, getDocumentProxy } from 'unpdf'
import { ORDER_STATUS_LABELS } from '../../../src/modules/sales/orders/rules/order-statuses'
import { VEHICLE_GONE_LABEL } from '../../../src/modules/sales/quotes/rules/lists/quote-tones'
import { QUOTE_STATUS_LABELS } from '../../../src/modules/sales/quotes/rules/quote-statuses'
import { asAdmin } from '../accounts/accounts'
import { expect } from '../fixtures'
import { callBy } from './sales-page'

/** What a screen, an e-mail or a paper shows of a sale. */
export type Statement = {
  /** Every sum that stands next to what it covers: '10,200 CIF Mombasa'. */
  sums: string[]
  /** Every port that is named as destination. */
  ports: string[]
  /** The first state that stands alone; null where a place has its state in a sentence. */
  state: string | null
}

/** A place with its text. */
export type Place = { name: string; text: string }

const STATES: readonly string[] = [
  ...new Set([
    ...Object.values(QUOTE_STATUS_LABELS),
    ...Object.values(ORDER_STATUS_LABELS),
    VEHICLE_GONE_LABEL,
  ]),
]

const COVERS = String.raw`(?:CIF|FOB|DDP) \p{Lu}\p{L}+`
/** '$10,200 CIF Mombasa', as in sentences and lists. */
const SUM_FIRST = new RegExp(String.raw`(?:\$|USD )([\d,]+)(?:\.00)? (${COVERS})`, 'gu')
/** 'Total CIF Mombasa' and its figure, as in tables of figures. */
const SUM_LAST = new RegExp(String.raw`(${COVERS})\s+(?:\$|\(USD\) )([\d,]+)`, 'gu')
const TERM = new RegExp(COVERS, 'gu')
const PORT_LABELS = ['Port of destination', 'Port of discharge']

const unique = (texts: string[]) => [...new Set(texts)].sort()

/** What a text contains of a sale. */
export function statementOf(text: string): Statement {
  const lines = text.split(/\n|\t| · /).map((line) => line.trim())
  const afterLabel = lines.flatMap((line, at) =>
    PORT_LABELS.includes(line) ? [lines.slice(at + 1).find((next) => next !== '') ?? ''] : [],
  )
  const termed = [...text.matchAll(TERM)].map(([term]) => term.split(' ')[1] ?? '')
  return {
    sums: unique([
      ...[...text.matchAll(SUM_FIRST)].map(([, sum, covers]) => `${sum} ${covers}`),
      ...[...text.matchAll(SUM_LAST)].map(([, covers, sum]) => `${sum} ${covers}`),
    ]),
    ports: unique([...termed, ...afterLabel]),
    state: lines.find((line) => STATES.includes(line)) ?? null,
  }
}

type Agreed = { sum: string; port: string; state: string }

/**
 * Fails unless every place shows this sum, this port and this state, and no other. A place that has no state of
 * its own (an e-mail, a paper) may leave it out.
 */
export function compareSides(places: Place[], { port, state, sum }: Agreed): void {
  const statements = places.map(({ name, text }) => ({ name, ...statementOf(text) }))
  const agreed = statements.map((place) => ({
    name: place.name,
    sums: [sum],
    ports: [port],
    state: place.state === null ? null : state,
  }))
  expect(statements).toEqual(agreed)
}

/** A page's text once it is there, or that of one part of it. */
export async function readPage(
  page: Page,
  address: string,
  part: (page: Page) => Locator = (shown) => shown.locator('main').first(),
): Promise<Place> {
  await page.goto(address)
  const shown = part(page)
  await expect(shown).toContainText(/\S/)
  // Both sides load some of their figures after the page.
  await page.waitForLoadState('networkidle')
  return { name: address, text: (await shown.allInnerTexts()).join('\n') }
}

const withoutTags = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', '’')

/** The newest e-mail to an address with this subject, as its plain text. */
export async function readMail(browser: Browser, to: string, subject: string): Promise<Place> {
  const { request } = await asAdmin(browser)
  let text = ''
  await expect(async () => {
    const list = await request.get(`/admin/settings/outbox?to=${encodeURIComponent(to)}`, { maxRetries: 2 })
    const mails = (await list.text()).matchAll(/<a href="(\/admin\/settings\/outbox\/\d+)">([^<]*)</g)
    const mail = [...mails].find(([, , title]) => title === subject)
    expect(mail, `“${subject}” to ${to}`).toBeDefined()
    const html = await (await request.get(mail?.[1] ?? '', { maxRetries: 2 })).text()
    text = withoutTags(/<pre[^>]*>([\s\S]*?)<\/pre>/.exec(html)?.[1] ?? '')
    expect(text).not.toBe('')
  }).toPass({ timeout: 15_000 })
  return { name: subject, text }
}

/** The text of a paper that a call answers with. */
export async function readPaper(page: Page, path: string): Promise<Place> {
  const answer = await callBy(page, 'GET', path)
  expect(answer.headers()['content-type'], path).toBe('application/pdf')
  const paper = await getDocumentProxy(new Uint8Array(await answer.body()))
  return { name: path, text: (await extractText(paper, { mergePages: true })).text }
}

/** The page on which anyone can verify an invoice, by the code printed on it. */
export function verifyUrl({ text }: Place): string {
  const token = /\/verify-invoice\/([\w-]{24})/.exec(text.replaceAll(/\s/g, ''))?.[1]
  expect(token, 'the code of an invoice').toBeDefined()
  return `/verify-invoice/${token}`
}
