import type { PayloadRequest } from 'payload'
import { conflict, notFound, validationFailed } from '@/kernel/errors'
import { issue } from '@/kernel/issue'
import { placeholder, unknownPlaceholders } from '@/kernel/markup/placeholders'
import { actorOf } from '@/server/actor-of'
import type { Db } from '@/server/db-of'
import type { MailEvent, MailText } from '@/server/mail/define-mail'
import { mailOf } from '@/server/mail/mail-kinds'
import { inTransaction } from '@/server/transaction'
import { getWaitingTextChange } from '../queries/list-text-changes'
import { readSiteHost } from '../queries/read-site-host'
import { isAdministrator } from '../rules/mail-text-change'
import { waitsForAdministrator } from '../rules/mail-text-to-approve'
import { PENDING } from '../rules/text-change-status'
import type { MailTextInput } from '../schemas/mail'
import { lockTextInUse, type TextInUse } from './lock-text-in-use'
import { notifyOfProposedText, notifyOfTextChange } from './notify-of-text-change'
import { putTextInUse } from './put-text-in-use'

const CHANGED = 'Someone else has changed this text in the meantime. Reload and make your change again.'
const WAITS =
  'Another text is already waiting for approval. It must be approved, rejected or withdrawn first.'

/** Refuses to overwrite what another user has written since the caller looked. */
function refuseOutdated({ stored }: TextInUse, seen: string | null | undefined): void {
  const before = seen ? new Date(seen).toISOString() : seen
  if (before !== undefined && before !== (stored?.updatedAt ?? null))
    throw conflict(CHANGED, [issue('updatedAt', 'Outdated')])
}

/** The kind with this key, and nothing in its text that the kind does not offer. */
export function kindOfText({ payload }: PayloadRequest, key: string, text: MailText): MailEvent {
  const event = mailOf(payload, key)
  if (!event) throw notFound()
  const known = Object.keys(event.variables)
  const issues = (['subject', 'body'] as const).flatMap((field) =>
    unknownPlaceholders(text[field], known).map((name) =>
      issue(field, `${placeholder(name)} is not available in this e-mail`),
    ),
  )
  if (issues.length > 0) throw validationFailed(issues)
  return event
}

/** Whether a text is in use, or waits for an administrator. */
export type SavedText = 'in-use' | 'waits'

/**
 * Saves the text that staff want an e-mail to have. Account numbers and links in an e-mail about money wait for an
 * administrator, unless one writes them; administrators are sent every change of such a text, and every proposal.
 *
 * @param seen the `updatedAt` of the stored text that the caller last read, null for none; not checked if
 * left out
 * @throws AppError 404 for an unknown kind, 409 if it has changed since `seen` or if another text waits, 422 for a
 * variable that the kind does not offer
 */
export async function saveMailText(
  req: PayloadRequest,
  key: string,
  text: MailTextInput,
  seen?: string | null,
): Promise<SavedText> {
  const event = kindOfText(req, key, text)
  return inTransaction({ payload: req.payload, req }, async (inner, db) => {
    const inUse = await lockTextInUse(db, event)
    refuseOutdated(inUse, seen)
    const author = Number(req.user?.id)
    const waits = waitsForAdministrator(inUse.text, text, { event, host: readSiteHost() })
    if (waits && !isAdministrator(await actorOf(inner))) {
      await propose(inner, db, { event, before: inUse.text, after: text }, author)
      return 'waits'
    }
    await putTextInUse(inner, event, inUse, text, { by: 'written', author })
    return 'in-use'
  })
}

async function propose(
  req: PayloadRequest,
  db: Db,
  difference: { event: MailEvent; before: MailText; after: MailText },
  author: number,
): Promise<void> {
  const { after, before, event } = difference
  if (await getWaitingTextChange(db, event.key)) throw conflict(WAITS)
  await req.payload.create({
    collection: 'mail-text-changes',
    data: {
      key: event.key,
      subject: after.subject,
      body: after.body,
      subjectBefore: before.subject,
      bodyBefore: before.body,
      status: PENDING,
      proposedBy: author,
    },
    req,
    overrideAccess: true,
    depth: 0,
  })
  await notifyOfProposedText(req, difference, author)
}

/**
 * Restores the product's own text; administrators are sent the difference if they watch it.
 *
 * @throws AppError 404 for an unknown kind
 */
export async function resetMailText(req: PayloadRequest, key: string): Promise<void> {
  const event = mailOf(req.payload, key)
  if (!event) throw notFound()
  await inTransaction({ payload: req.payload, req }, async (inner, db) => {
    const { stored, text } = await lockTextInUse(db, event)
    if (!stored) return
    const author = Number(req.user?.id)
    await notifyOfTextChange(inner, { event, before: text, after: event }, { by: 'reset', author })
    const { id } = stored
    await req.payload.delete({ collection: 'mail-templates', id, req: inner, overrideAccess: true, depth: 0 })
  })
}
