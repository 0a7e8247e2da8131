import { z } from 'zod'
import { timestamp } from '@/api/answer-schemas'
import type { OwnData } from '@/api/module'
import { listOrdersOfPerson } from '../queries/list-orders-of-person'

const text = z.string().nullable()

/** Orders in the export of one’s own data. */
export const ownOrdersData: OwnData = {
  key: 'orders',
  shape: z.array(
    z.object({
      number: z.string(),
      vehicle: z.string(),
      status: z.string(),
      orderedAt: timestamp,
      endedAt: text,
      currency: z.string(),
      total: z.number(),
      consigneeName: text,
      consigneeAddress: text,
      consigneePhone: text,
      consigneeEmail: text,
      messages: z.array(z.object({ at: timestamp, message: z.string() })),
    }),
  ),
  read: listOrdersOfPerson,
}
