import { z } from 'zod'
import { timestamp } from '@/api/answer-schemas'
import type { OwnData } from '@/api/module'
import { listOwnMails } from '../queries/list-own-mails'

/** E-mails in the export of one’s own data. */
export const ownMailsData: OwnData = {
  key: 'mails',
  shape: z.array(z.object({ to: z.string(), subject: z.string(), writtenAt: timestamp })),
  read: listOwnMails,
}
