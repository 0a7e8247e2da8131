import { randomUUID } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { notifyAdministrators } from '@/modules/accounts/access/operations/notify-administrators'
import { listPeopleNames } from '@/modules/accounts/people/queries/list-people-names'
import { dbOf } from '@/server/db-of'
import { absoluteUrl } from '@/server/http/absolute-url'
import type { MailEvent, MailText } from '@/server/mail/define-mail'
import { mailTextChangedMail, mailTextProposedMail } from '../mail/mail-text-mails'
import { readSiteHost } from '../queries/read-site-host'
import { sameText, textChangesInWords } from '../rules/mail-text-change'
import { isWatched, newRiskyParts } from '../rules/mail-text-to-approve'
import { mailTextPath } from '../rules/urls'
import * as words from '../words'

type Difference = { event: MailEvent; before: MailText; after: MailText }

const aboutOf = ({ after, before, event }: Difference) => ({
  title: event.title,
  changes: textChangesInWords(before, after),
  link: absoluteUrl(mailTextPath(event.key)),
})

/** What people are called, in the order of their ids. */
async function namesInOrder(req: PayloadRequest, people: readonly number[]): Promise<string[]> {
  const names = await listPeopleNames(await dbOf(req), people)
  return people.map((id) => names.get(id) ?? '')
}

/** Sends a notice to every administrator, in the caller's transaction. */
const toAdministrators = <Name extends string>(
  req: PayloadRequest,
  notice: MailEvent<Name>,
  values: Readonly<Record<Name, string>>,
): Promise<void> => notifyAdministrators(req, notice, `${notice.key}:${randomUUID()}`, values)

/** How a text came into use. */
export type TextOrigin =
  | { by: 'written' | 'reset'; author: number }
  | { by: 'approved'; author: number; approver: number }

/**
 * Sends every administrator the difference between the text of an e-mail that was in use and the one that takes its
 * place, if administrators watch it; in the caller's transaction, before the text is stored, so that the text of this
 * notice is the one that was in use as well.
 */
export async function notifyOfTextChange(
  req: PayloadRequest,
  difference: Difference,
  origin: TextOrigin,
): Promise<void> {
  if (!isWatched(difference.event) || sameText(difference.before, difference.after)) return
  const people = origin.by === 'approved' ? [origin.author, origin.approver] : [origin.author]
  const [author = '', approver = ''] = await namesInOrder(req, people)
  const how = words.howTextChanged[origin.by](author, approver)
  await toAdministrators(req, mailTextChangedMail, { ...aboutOf(difference), how })
}

/** Sends every administrator a text that waits for one of them. */
export async function notifyOfProposedText(
  req: PayloadRequest,
  difference: Difference,
  author: number,
): Promise<void> {
  const { after, before, event } = difference
  const [proposer = ''] = await namesInOrder(req, [author])
  const risky = newRiskyParts(before, after, { event, host: readSiteHost() })
  await toAdministrators(req, mailTextProposedMail, {
    ...aboutOf(difference),
    proposer,
    risky: risky.length > 0 ? risky.join(', ') : words.wholeText,
  })
}
