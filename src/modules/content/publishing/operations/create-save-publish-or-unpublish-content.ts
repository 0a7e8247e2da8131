import type { PayloadRequest } from 'payload'
import { DEFAULT_LOCALE, type Locale } from '@/kernel/languages/languages'
import { lockUnchanged } from '@/server/database/lock-unchanged'
import { inTransaction, inTransactionOn } from '@/server/transaction'
import { getContentState } from '../queries/get-content-state'
import { CONTENT_KINDS, type ContentKind } from '../rules/content-kinds'
import { publishOrDraft } from '../rules/publish-or-draft'

/** Which record is written, in which language its texts are, and what the caller last read of it (`updatedAt`). */
export type ContentWrite = { kind: ContentKind; id: number; locale?: Locale; seen?: string }

type Values = Record<string, unknown>

/** Creates a record, public or as a draft, and returns its id. @throws ValidationError if it breaks a rule */
export const createContent = (
  req: PayloadRequest,
  kind: ContentKind,
  published: boolean,
  values: Values,
  locale: Locale = DEFAULT_LOCALE,
): Promise<number> =>
  inTransaction({ payload: req.payload, req }, async () => {
    const data: Values = { ...values, _status: published ? 'published' : 'draft' }
    const { collection } = CONTENT_KINDS[kind]
    const made = await req.payload.create({ collection, data, locale, req, overrideAccess: true, depth: 0 })
    return Number(made.id)
  })

/**
 * Changes a record, one writer at a time; the rule decides whether readers see the change.
 *
 * @param published whether it is public from now on; undefined if the change is about something else
 * @throws AppError 404 if there is none, 409 if it has changed since `seen`
 */
export async function saveContent(
  req: PayloadRequest,
  { id, kind, locale = DEFAULT_LOCALE, seen }: ContentWrite,
  published: boolean | null | undefined,
  values: Values,
): Promise<void> {
  const { collection, table } = CONTENT_KINDS[kind]
  await inTransactionOn(req, [`${collection}:${id}`], async (_, db) => {
    await lockUnchanged(db, table, id, seen)
    const { besideLive, status } = publishOrDraft(await getContentState(db, kind, id), published)
    const data: Values = { ...values, _status: status }
    await req.payload.update({
      collection,
      id,
      data,
      locale,
      draft: besideLive,
      req,
      overrideAccess: true,
      depth: 0,
    })
  })
}

/** Publishes what was saved last. @throws AppError 404, ValidationError if it breaks a rule */
export const publishContent = (req: PayloadRequest, kind: ContentKind, id: number): Promise<void> =>
  saveContent(req, { kind, id }, true, {})

/** Takes a record from the public; what was saved last remains as its draft. @throws AppError 404 */
export const unpublishContent = (req: PayloadRequest, kind: ContentKind, id: number): Promise<void> =>
  saveContent(req, { kind, id }, false, {})
