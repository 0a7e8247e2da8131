import type { CDPSession } from '@playwright/test'
import { FORM_TABS } from '@/modules/inventory/vehicles/rules/form/field-places'
import type { WatchedPage } from './open-and-save'
import type { Typed } from './report'
import { isOfLock } from './traffic'

/** Texts, numbers and fields with suggestions; not read-only ones. */
const TEXT_FIELDS = 'input[type=text][id^=vehicle-], textarea[id^=vehicle-]'
const REST_MS = 500
/** After a key two frames are rendered, so that everything it causes has run. */
const TWO_FRAMES =
  'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))'

type Field = { id: string; tab: string; figure: boolean }

/** The editable text fields, in the order of the form, each with a tab that shows it. */
async function textFields({ page }: WatchedPage): Promise<Field[]> {
  const fields = new Map<string, Field>()
  for (const { key: tab } of FORM_TABS) {
    await page.click(`[data-tab=${tab}]`)
    const seen = await page
      .locator(TEXT_FIELDS)
      .evaluateAll((all) =>
        (all as HTMLInputElement[])
          .filter((one) => one.offsetParent && !one.readOnly && !one.matches(':disabled'))
          .map(({ id, inputMode }) => ({ id, figure: inputMode === 'decimal' })),
      )
    for (const field of seen) if (!fields.has(field.id)) fields.set(field.id, { ...field, tab })
  }
  return [...fields.values()]
}

async function scriptMs(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics')
  const seconds = metrics.find(({ name }) => name === 'ScriptDuration')?.value
  if (seconds === undefined) throw new Error('The browser does not say how long scripts ran')
  return seconds * 1_000
}

const LETTERS = 'toyota hiace super long'
const DIGITS = '123456789012345678901'

/** Types in one field, replacing its content; milliseconds of script per key. */
async function typeIn(devtools: CDPSession, { page }: WatchedPage, field: Field, keys: number) {
  await page.click(`[data-tab=${field.tab}]`)
  await page.focus(`#${field.id}`)
  await page.keyboard.press('Control+a')
  const times: number[] = []
  const untilPainted = () => devtools.send('Runtime.evaluate', { expression: TWO_FRAMES, awaitPromise: true })
  await untilPainted()
  const text = field.figure ? DIGITS : LETTERS
  for (let place = 0; place < keys; place += 1) {
    const key = text[place % text.length] ?? 'a'
    const before = await scriptMs(devtools)
    await page.keyboard.press(key === ' ' ? 'Space' : key)
    await untilPainted()
    times.push((await scriptMs(devtools)) - before)
  }
  return times
}

/**
 * Types in every text field of the product's open form, at least this many keys altogether, and reports what
 * each cost the page and the server. Every field was entered and left before, so that every key is validated
 * immediately: the form's most expensive case. Nothing is saved.
 */
export async function typeInEveryField(
  watched: WatchedPage,
  keys: number,
): Promise<Typed & { slowest: string }> {
  const { page, traffic, view } = watched
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable')
  await traffic.quiet(REST_MS)
  const first = traffic.requests.length
  await page.focus(view.first)
  await page.keyboard.press('End')
  await page.keyboard.press('1')
  await traffic.quiet(REST_MS)
  const afterFirst = traffic.requests.slice(first)
  const fields = await textFields(watched)
  for (const { id, tab } of fields) {
    await page.click(`[data-tab=${tab}]`)
    await page.focus(`#${id}`)
    await page.locator(`#${id}`).blur()
  }
  await traffic.quiet(REST_MS)
  const begun = traffic.requests.length
  const times: { id: string; ms: number[] }[] = []
  for (const field of fields)
    times.push({ id: field.id, ms: await typeIn(devtools, watched, field, Math.ceil(keys / fields.length)) })
  await traffic.quiet(REST_MS)
  const requests = [...afterFirst, ...traffic.requests.slice(begun)]
  await devtools.detach()
  return {
    scriptMs: times.flatMap(({ ms }) => ms),
    fields: fields.length,
    requests: requests.filter((request) => !isOfLock(request)).length,
    lockRequests: requests.filter(isOfLock).length,
    slowest: slowestOf(times),
  }
}

function slowestOf(times: readonly { id: string; ms: readonly number[] }[]): string {
  const worst = times
    .map(({ id, ms }) => ({ id, ms: Math.max(...ms) }))
    .reduce((one, other) => (other.ms > one.ms ? other : one))
  return `${worst.id.replace('vehicle-', '')}, ${worst.ms.toFixed(1)} ms`
}
