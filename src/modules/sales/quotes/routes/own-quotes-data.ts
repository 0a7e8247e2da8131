import { z } from 'zod'
import { timestamp } from '@/api/answer-schemas'
import type { OwnData } from '@/api/module'
import { listQuotesOfPerson } from '../queries/list-quotes-of-person'

const text = z.string().nullable()
const notices = z.array(z.object({ at: timestamp, message: z.string() }))

/** Quotes in the export of one’s own data. */
export const ownQuotesData: OwnData = {
  key: 'quotes',
  shape: z.array(
    z.object({
      number: z.string(),
      vehicle: z.string(),
      status: z.string(),
      requestedAt: timestamp,
      endedAt: text,
      currency: z.string(),
      quotedPrice: z.number().nullable(),
      shipmentAddress: text,
      specialRequirements: text,
      picture: text,
      requirements: notices,
      messages: notices,
    }),
  ),
  read: listQuotesOfPerson,
}
