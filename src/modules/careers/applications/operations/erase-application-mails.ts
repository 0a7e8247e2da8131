import { eraseMailsAbout } from '@/modules/settings/mail/operations/erase-mails'
import type { Db } from '@/server/db-of'
import { applicationMailSubject } from '../rules/application-mail-subject'

/** Removes all e-mails about applications from the outbox, to applicants and to the company, sent or not. */
export const eraseApplicationMails = (db: Db, applicationIds: readonly number[]): Promise<void> =>
  eraseMailsAbout(db, applicationIds.map(applicationMailSubject))
