import type { Work } from '@/api/module'
import * as words from '../words'
import { failedMails, getOldestFailed } from './list-outbox'

/** E-mails that could not be sent, as work for the dashboard. */
export const mailWork: Work = {
  title: words.mailsWork,
  href: '/admin/settings/outbox?state=failed',
  needs: 'top-role',
  place: 90,
  waiting: failedMails.of,
  oldest: async (payload, _viewer, limit) =>
    (await getOldestFailed(payload.db.drizzle, limit)).map(({ createdAt, id, problem, subject, to }) => ({
      id,
      title: subject,
      who: to,
      what: problem,
      since: createdAt,
      href: `/admin/settings/outbox/${id}`,
    })),
}
