import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { listPeopleNames } from '@/modules/accounts/people/queries/list-people-names'
import { mailTextChanges as c } from '@/modules/settings/tables.gen'
import type { Db } from '@/server/db-of'
import type { MailEvent } from '@/server/mail/define-mail'
import type { RowOf } from '@/server/rows/fields'
import { type Reader, select } from '@/server/rows/select'
import { newRiskyParts } from '../rules/mail-text-to-approve'
import { PENDING } from '../rules/text-change-status'
import { readSiteHost } from './read-site-host'

const CHANGE = {
  id: c.id,
  key: c.key,
  status: c.status,
  subject: c.subject,
  body: c.body,
  subjectBefore: c.subjectBefore,
  bodyBefore: c.bodyBefore,
  proposedById: c.proposedById,
  proposedAt: c.createdAt,
  decidedById: c.decidedById,
  decidedAt: c.decidedAt,
  reason: c.reason,
}
type Row = RowOf<typeof CHANGE>

const changeOf = ({ body, bodyBefore, subject, subjectBefore, ...row }: Row) => ({
  ...row,
  before: { subject: subjectBefore, body: bodyBefore },
  after: { subject, body },
})

/** A proposed text of an e-mail, with the text that was in use then. */
export type TextChange = ReturnType<typeof changeOf>

const changesWhere = async (on: Reader, rest: SQL): Promise<TextChange[]> =>
  (await select(on, CHANGE, sql`FROM mail_text_changes WHERE ${rest}`)).map(changeOf)

const DECIDED_SHOWN = 5

/** A proposed text as it is shown: with the names of who proposed and who decided it, and why it waits. */
export type ListedTextChange = Omit<TextChange, 'decidedById'> & {
  proposedBy: string
  decidedBy: string | null
  /** The account numbers and links that it adds. */
  risky: string[]
}

/** The text of a kind that waits for an administrator, then the last few that were decided. */
export async function listTextChanges(db: Db, event: MailEvent): Promise<ListedTextChange[]> {
  const about = { event, host: readSiteHost() }
  const changes = [
    ...(await changesWhere(db, sql`key = ${event.key} AND status = ${PENDING}`)),
    ...(await changesWhere(
      db,
      sql`key = ${event.key} AND status <> ${PENDING} ORDER BY decided_at DESC, id DESC LIMIT ${DECIDED_SHOWN}`,
    )),
  ]
  const names = await listPeopleNames(
    db,
    changes.flatMap(({ decidedById, proposedById }) => [proposedById, decidedById ?? []].flat()),
  )
  return changes.map(({ decidedById, ...change }) => ({
    ...change,
    proposedBy: names.get(change.proposedById) ?? '',
    decidedBy: decidedById === null ? null : (names.get(decidedById) ?? ''),
    risky: newRiskyParts(change.before, change.after, about),
  }))
}

/** Every text that waits, the longest waiting first. */
export const listWaitingTextChanges = (on: Reader): Promise<TextChange[]> =>
  changesWhere(on, sql`status = ${PENDING} ORDER BY created_at, id`)

/** The text of a kind that waits; undefined if none does. */
export const getWaitingTextChange = async (db: Db, key: string): Promise<TextChange | undefined> =>
  (await changesWhere(db, sql`key = ${key} AND status = ${PENDING}`))[0]

/** One proposed text; undefined if there is none. */
export const getTextChange = async (db: Db, id: number): Promise<TextChange | undefined> =>
  (await changesWhere(db, sql`id = ${id}`))[0]
