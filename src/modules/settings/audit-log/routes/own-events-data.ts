import { z } from 'zod'
import { timestamp } from '@/api/answer-schemas'
import type { OwnData } from '@/api/module'
import { listOwnAuditEvents } from '../queries/list-own-audit-events'

const text = z.string().nullable()

/** Events of the log in the export of one’s own data. */
export const ownEventsData: OwnData = {
  key: 'events',
  shape: z.array(
    z.object({
      at: timestamp,
      action: z.string(),
      area: z.string(),
      record: text,
      detail: text,
      byYou: z.boolean(),
      ip: text,
    }),
  ),
  read: listOwnAuditEvents,
}
