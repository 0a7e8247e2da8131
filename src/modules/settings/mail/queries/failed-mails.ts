import { sql } from '@payloadcms/db-postgres'
import type { Waiting } from '@/api/module'
import * as words from '../words'

/** The e-mails that could not be sent. */
export const failedMails: Waiting = {
  of: () => sql`SELECT 1 FROM mail_outbox WHERE state = 'failed'`,
  says: words.emailsFailed,
}
