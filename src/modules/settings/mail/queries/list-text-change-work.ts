import { sql } from '@payloadcms/db-postgres'
import type { Waiting, Work } from '@/api/module'
import { mailOf } from '@/server/mail/mail-kinds'
import { MAIL_TEXTS_PATH, mailTextPath } from '../rules/urls'
import * as words from '../words'
import { listWaitingTextChanges } from './list-text-changes'

/** Texts of e-mails that wait for an administrator. There are never more than there are kinds. */
export const textChangesToApprove: Waiting = {
  of: () => sql`SELECT 1 FROM mail_text_changes WHERE status = 'PENDING'`,
  text: words.textsToApprove,
  needs: 'top-role',
}

/** The same, as work for the dashboard. */
export const textChangeWork: Work = {
  title: words.textChangesWork,
  href: MAIL_TEXTS_PATH,
  needs: 'top-role',
  place: 86,
  waiting: textChangesToApprove.of,
  oldest: async (payload, _viewer, limit) =>
    (await listWaitingTextChanges(payload)).slice(0, limit).map(({ id, key, proposedAt, proposedById }) => ({
      id,
      title: mailOf(payload, key)?.title ?? key,
      who: proposedById,
      what: null,
      since: proposedAt,
      href: mailTextPath(key),
    })),
}
