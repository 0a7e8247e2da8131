import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { validationFailed } from '@/kernel/errors'
import { issue } from '@/kernel/issue'
import { visibleShowrooms } from '@/kernel/showroom-scope'
import { publishOrDraft } from '@/modules/content/publishing/rules/publish-or-draft'
import { actorOf } from '@/server/actor-of'
import type { Db } from '@/server/db-of'
import { flag } from '@/server/rows/fields'
import { select } from '@/server/rows/select'
import { inTransaction, inTransactionOn } from '@/server/transaction'
import { openingIssues, readOpeningStatus } from '../rules/opening'
import type { OpeningStatus } from '../rules/opening-lists'
import type { OpeningInput, OpeningPatch } from '../schemas/openings'
import { convertOpeningInput } from './convert-opening-input'
import { lockOpening, openingKey } from './lock-opening'

const STATE = {
  isLive: flag(sql`o._status = 'published'`),
  hasNewerDraft: flag(sql`v.version__status = 'draft'`),
}

async function stateOf(db: Db, id: number) {
  const [state] = await select(
    db,
    STATE,
    sql`FROM openings o LEFT JOIN _openings_v v ON v.parent_id = o.id AND v.latest WHERE o.id = ${id} LIMIT 1`,
  )
  return state ?? { isLive: false, hasNewerDraft: false }
}

/** What the collection's hook reads: `unpublished` and `draft` are both not public. */
const asUnpublished = (req: PayloadRequest, status: OpeningStatus | undefined): void => {
  if (status === undefined) delete req.context.openingIsUnpublished
  else req.context.openingIsUnpublished = status === 'unpublished'
}

/** Creates an opening and returns its id. @throws AppError 422 if it breaks a rule */
export const createOpening = (req: PayloadRequest, input: OpeningInput): Promise<number> =>
  inTransaction({ payload: req.payload, req }, async (inner) => {
    const { status: named, ...rest } = input
    const values = await convertOpeningInput(inner, rest)
    const status = readOpeningStatus(named)
    // The collection has no such field: what else is wrong is found together with it.
    if (!status.ok) throw validationFailed([...openingIssues(values), issue('status', status.error)])
    asUnpublished(inner, status.value)
    const data: Record<string, unknown> = {
      ...values,
      _status: status.value === 'published' ? 'published' : 'draft',
    }
    const made = await inner.payload.create({
      collection: 'openings',
      data,
      req: inner,
      overrideAccess: true,
      depth: 0,
    })
    return Number(made.id)
  })

/**
 * Changes an opening. Without a status, the change goes where the newest version is: next to what readers see if that is
 * a draft.
 *
 * @param seen the `updatedAt` that the caller last read, if sent
 * @throws AppError 404 if there is none within reach, 409 if it has changed since, 422
 */
export async function changeOpening(
  req: PayloadRequest,
  id: number,
  patch: OpeningPatch,
  seen?: string,
): Promise<void> {
  const showrooms = visibleShowrooms(await actorOf(req))
  await inTransactionOn(req, [openingKey(id)], async (inner, db) => {
    await lockOpening(db, id, showrooms, seen)
    const values = await convertOpeningInput(inner, patch)
    const published = patch.status === undefined ? undefined : patch.status === 'published'
    const { besideLive, status } = publishOrDraft(await stateOf(db, id), published)
    asUnpublished(inner, patch.status)
    await inner.payload.update({
      collection: 'openings',
      id,
      data: { ...values, _status: status } as Record<string, unknown>,
      draft: besideLive,
      req: inner,
      overrideAccess: true,
      depth: 0,
    })
  })
}
