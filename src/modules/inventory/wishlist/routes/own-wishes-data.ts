import { z } from 'zod'
import { timestamp } from '@/api/answer-schemas'
import type { OwnData } from '@/api/module'
import { listWishesOfPerson } from '../queries/list-wishes-of-person'

/** The wishlist in the export of one’s own data. */
export const ownWishesData: OwnData = {
  key: 'wishlist',
  shape: z.array(
    z.object({
      vehicleId: z.int(),
      vehicle: z.string(),
      priceWhenAdded: z.number().nullable(),
      currency: z.string(),
      addedAt: timestamp,
    }),
  ),
  read: listWishesOfPerson,
}
