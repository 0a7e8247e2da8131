import { countOf } from '@/ui/back-office/list/words'
import type { Answer, Called } from '@/ui/client/answer'
import { callApi } from '@/ui/client/call-api'
import type { VehicleStatus } from '../../rules/vehicle-status'
import * as words from '../../words'
import { type Affected, type Agreed, affectedIn } from '../affected-claims'

/** The outcome of a bulk action: a sentence, the vehicles it changed, and why not the others. */
export type Done = Pick<Called, 'ok' | 'message'> & {
  changed: number[]
  refusals: string[]
  before: Before[]
  /** Nothing was done yet: it would affect claims. */
  affected?: Affected | null
}

/** The consent about claims; `leaveAffected` skips vehicles that it does not cover. */
export type Terms = Partial<Agreed> & { leaveAffected?: boolean }
/** Undoing needs no further confirmation; vehicles claimed in the meantime are skipped. */
const LEAVE: Terms = { leaveAffected: true }

/** A vehicle's previous status. */
export type Before = { id: number; status: VehicleStatus }

type Changed = { changed: number[]; refused: { name: string; message: string }[]; before?: Before[] }

async function doneBy(call: Promise<Answer<{ data: Changed }>>, ids: number[], verb: string): Promise<Done> {
  const answer = await call
  if (!answer.ok) {
    const affected = affectedIn(answer)
    return { ok: false, message: answer.message, changed: [], refusals: [], before: [], affected }
  }
  const { changed, refused, before = [] } = answer.body.data
  const already = ids.length - changed.length - refused.length
  const done = `${countOf(changed.length, 'vehicle', 'vehicles')} ${verb}`
  const message = already > 0 ? words.doneAlready(done, already) : `${done}.`
  const refusals = refused.map((one) => `${one.name}: ${one.message}`)
  return refused.length === 0
    ? { ok: true, message, changed, refusals, before }
    : { ok: false, message: words.countFailed(message, refused.length), changed, refusals, before }
}

const STATUS = '/api/v1/vehicles/bulk/status'
const VERBS = { PUBLISHED: 'published', DRAFT: 'unpublished', ARCHIVED: 'archived' } as const
export type BulkStatus = keyof typeof VERBS

/**
 * Publishes vehicles, returns them to drafts or archives them; incomplete ones are skipped, with a message
 * about what is missing.
 */
export const setStatus = (ids: number[], status: BulkStatus, terms: Terms): Promise<Done> =>
  doneBy(callApi('post', STATUS, { body: { ...terms, status, ids } }), ids, VERBS[status])

export const moveToTrash = (ids: number[], terms: Terms = LEAVE): Promise<Done> =>
  doneBy(
    callApi('post', '/api/v1/vehicles/bulk/trash', { body: { ...terms, ids } }),
    ids,
    'moved to the trash',
  )

/** Restores vehicles from the trash; those whose numbers are taken by now are skipped, with a message. */
export const restore = (ids: number[]): Promise<Done> =>
  doneBy(callApi('post', '/api/v1/vehicles/bulk/restore', { body: { ids } }), ids, 'restored')

/** Returns vehicles to the status that each had before it got `from`; those changed since are skipped. */
export async function returnToEarlierStatus(before: readonly Before[], from: BulkStatus): Promise<Done> {
  const parts: Done[] = []
  for (const status of new Set(before.map((one) => one.status))) {
    const ids = before.filter((one) => one.status === status).map(({ id }) => id)
    const call = callApi('post', STATUS, { body: { ...LEAVE, status, from, ids } })
    parts.push(await doneBy(call, ids, 'changed back'))
  }
  const failed = parts.find(({ ok }) => !ok)
  const changed = parts.flatMap((part) => part.changed)
  const done = `${countOf(changed.length, 'vehicle', 'vehicles')} changed back.`
  const refusals = parts.flatMap((part) => part.refusals)
  if (!failed) return { ok: true, message: done, changed, refusals, before: [] }
  return {
    ok: false,
    message: refusals.length > 0 ? words.doneTheseFailed(done) : failed.message,
    changed,
    refusals,
    before: [],
  }
}
