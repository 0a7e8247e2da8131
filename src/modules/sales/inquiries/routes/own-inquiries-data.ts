import { z } from 'zod'
import { timestamp } from '@/api/answer-schemas'
import type { OwnData } from '@/api/module'
import { listInquiriesOfPerson } from '../queries/list-inquiries-of-person'

const text = z.string().nullable()
const year = z.int().nullable()

/** Inquiries in the export of one’s own data. */
export const ownInquiriesData: OwnData = {
  key: 'vehicleInquiries',
  shape: z.array(
    z.object({
      id: z.int(),
      status: z.string(),
      vehicle: text,
      manufacturer: text,
      model: text,
      yearFrom: year,
      yearTo: year,
      transmission: text,
      steering: text,
      priceType: text,
      country: text,
      message: text,
      reply: text,
      repliedAt: text,
      askedAt: timestamp,
    }),
  ),
  read: listInquiriesOfPerson,
}
