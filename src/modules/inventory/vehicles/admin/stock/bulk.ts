import { type Called, callApi } from '@/ui/back-office/call'
import { countOf } from '@/ui/back-office/list/words'
import type { VehicleStatus } from '../../rules/vehicle-status'
import { type Affected, type Agreed, affectedIn } from '../affected'

/** What came of something that was done to several vehicles: a sentence, to which it was done, and why not to others. */
export type Done = Pick<Called, 'ok' | 'message'> & {
  changed: number[]
  refusals: string[]
  before: Before[]
  /** Nothing was done yet: it would affect claims. */
  affected?: Affected | null
}

/** What is agreed about claims; `leaveAffected` leaves alone whichever vehicles that does not cover. */
export type Terms = Partial<Agreed> & { leaveAffected?: boolean }
/** Nobody is asked again about what is taken back; what somebody claims by then stays. */
const LEAVE: Terms = { leaveAffected: true }

/** The status that a vehicle had. */
export type Before = { id: number; status: VehicleStatus }

type Answer = { changed: number[]; refused: { name: string; message: string }[]; before?: Before[] }

async function doTo(path: string, ids: number[], body: object, verb: string): Promise<Done> {
  const called = await callApi('POST', `/vehicles/bulk/${path}`, { ...body, ids })
  if (!called.ok) {
    const affected = affectedIn(called)
    return { ok: false, message: called.message, changed: [], refusals: [], before: [], affected }
  }
  const { changed, refused, before = [] } = called.data as Answer
  const already = ids.length - changed.length - refused.length
  const done = `${countOf(changed.length, 'vehicle', 'vehicles')} ${verb}`
  const message = already > 0 ? `${done}; ${already} already ${already === 1 ? 'was' : 'were'}.` : `${done}.`
  const refusals = refused.map((one) => `${one.name}: ${one.message}`)
  return refused.length === 0
    ? { ok: true, message, changed, refusals, before }
    : { ok: false, message: `${message} ${refused.length} could not be:`, changed, refusals, before }
}

const VERBS = { PUBLISHED: 'published', DRAFT: 'unpublished', ARCHIVED: 'archived' } as const
export type BulkStatus = keyof typeof VERBS

/** Publishes vehicles, takes them back to drafts or archives them; those that lack something stay, and say what. */
export const setStatus = (ids: number[], status: BulkStatus, terms: Terms): Promise<Done> =>
  doTo('status', ids, { ...terms, status }, VERBS[status])

export const moveToTrash = (ids: number[], terms: Terms = LEAVE): Promise<Done> =>
  doTo('trash', ids, terms, 'moved to the trash')

/** Takes vehicles out of the trash; those whose numbers are taken by now stay, and say so. */
export const restore = (ids: number[]): Promise<Done> => doTo('restore', ids, {}, 'restored')

/** Gives vehicles back the status that each of them had before it got `from`; whichever was changed since stays. */
export async function takeBack(before: readonly Before[], from: BulkStatus): Promise<Done> {
  const parts: Done[] = []
  for (const status of new Set(before.map((one) => one.status))) {
    const ids = before.filter((one) => one.status === status).map(({ id }) => id)
    parts.push(await doTo('status', ids, { ...LEAVE, status, from }, 'as before'))
  }
  const failed = parts.find(({ ok }) => !ok)
  const changed = parts.flatMap((part) => part.changed)
  const done = `${countOf(changed.length, 'vehicle', 'vehicles')} as before.`
  const refusals = parts.flatMap((part) => part.refusals)
  if (!failed) return { ok: true, message: done, changed, refusals, before: [] }
  return {
    ok: false,
    message: refusals.length > 0 ? `${done} Not so:` : failed.message,
    changed,
    refusals,
    before: [],
  }
}
