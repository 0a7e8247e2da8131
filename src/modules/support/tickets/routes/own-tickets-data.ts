import { z } from 'zod'
import { timestamp } from '@/api/answer-schemas'
import type { OwnData } from '@/api/module'
import { listTicketsWithTextsOfPerson } from '../queries/list-tickets-with-texts-of-person'

const text = z.string().nullable()

/** Tickets in the export of one’s own data. */
export const ownTicketsData: OwnData = {
  key: 'supportTickets',
  shape: z.array(
    z.object({
      number: z.string(),
      subject: z.string(),
      description: z.string(),
      status: z.string(),
      createdAt: timestamp,
      closedAt: text,
      rating: z.number().nullable(),
      ratingComment: text,
      messages: z.array(z.object({ at: timestamp, message: z.string(), isMine: z.boolean() })),
      files: z.array(z.string()),
    }),
  ),
  read: listTicketsWithTextsOfPerson,
}
