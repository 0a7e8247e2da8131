import { z } from 'zod'
import { timestamp } from '@/api/answer-schemas'
import type { OwnData } from '@/api/module'
import { listReservationsOfPerson } from '../queries/list-reservations-of-person'

const text = z.string().nullable()

/** Reservations in the export of one’s own data. */
export const ownReservationsData: OwnData = {
  key: 'reservations',
  shape: z.array(
    z.object({
      vehicleId: z.int(),
      vehicle: z.string(),
      status: z.string(),
      requestedAt: timestamp,
      confirmedAt: text,
      expiresAt: text,
      endedAt: text,
      note: text,
    }),
  ),
  read: listReservationsOfPerson,
}
