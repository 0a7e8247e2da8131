import { chromium } from '@playwright/test'
import type { Payload } from 'payload'
import { ensureChromium } from '../../../scripts/lib/chromium.mjs'
import { atEnd } from '../../../scripts/lib/lifecycle.mjs'
import { openForm, saveChange, type WatchedPage, watchedPage } from './open-and-save'
import { OWN_FORM, PAYLOADS_FORM } from './page-clock'
import { type Measured, turnOf, type ViewTimes } from './report'
import type { Servers } from './servers'
import { typeInEveryField } from './type-keys'

export type FormBench = {
  servers: Servers
  payload: Payload
  /** One per round; the first ones only warm up. */
  vehicles: readonly number[]
  warmUps: number
  keys: number
  print: (text: string) => void
}

type Side = { name: 'own' | 'payloads'; origin: string; watched: WatchedPage; times: Writable<ViewTimes> }
type Writable<T> = { [K in keyof T]: number[] }

const addressOf = (origin: string, id: number) => `${origin}/admin/inventory/vehicles/edit/${id}`

/** Opens both forms in one browser, signed in as the same administrator, each with its own cache. */
async function openSides({ cookie, own, payloads }: Servers): Promise<[Side, Side]> {
  const { executablePath, args, env } = await ensureChromium()
  const environment = { ...process.env, ...env } as Record<string, string>
  const browser = await chromium.launch({ executablePath, args, env: environment })
  atEnd(() => browser.close())
  const side = async (name: Side['name'], origin: string): Promise<Side> => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-US' })
    await context.addCookies([{ ...cookie, url: origin }])
    const watched = await watchedPage(context, name === 'own' ? OWN_FORM : PAYLOADS_FORM)
    return { name, origin, watched, times: { open: [], shown: [], save: [] } }
  }
  return [await side('own', own), await side('payloads', payloads)]
}

/**
 * Opens and saves the same vehicles in both forms in turns, each vehicle once, with one text changed and
 * checked in the database afterwards; then types in every field of the product's own form.
 */
export async function measureForms(bench: FormBench): Promise<Measured> {
  const { keys, payload, print, vehicles, warmUps } = bench
  const sides = await openSides(bench.servers)
  for (const [round, id] of vehicles.entries())
    for (const { name, origin, times, watched } of turnOf(round, sides)) {
      const open = await openForm(watched, addressOf(origin, id))
      await watched.traffic.quiet(REST_MS)
      const text = `${name}-${round}`
      const { shown, save } = await saveChange(watched, text)
      await requireStored(payload, id, text)
      const kind = round < warmUps ? 'warming up' : `${round - warmUps + 1}`
      print(`${kind}: ${name} opened in ${open.toFixed(0)} ms, saved in ${save.toFixed(0)} ms`)
      if (round < warmUps) continue
      times.open.push(open)
      times.shown.push(shown)
      times.save.push(save)
    }
  const [own, payloads] = sides
  await openForm(own.watched, addressOf(own.origin, vehicles[0] ?? 1))
  const typed = await typeInEveryField(own.watched, keys)
  print(`${typed.scriptMs.length} keys in ${typed.fields} fields, the dearest: ${typed.slowest}`)
  return { own: own.times, payloads: payloads.times, typed }
}

const REST_MS = 300

async function requireStored(payload: Payload, id: number, text: string): Promise<void> {
  const { rows } = await payload.db.pool.query('SELECT license_plate FROM vehicles WHERE id = $1', [id])
  if (rows[0]?.license_plate !== text)
    throw new Error(`Vehicle ${id} was to hold ${text}, not ${rows[0]?.license_plate}`)
}
