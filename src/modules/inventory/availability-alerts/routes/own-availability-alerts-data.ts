import { z } from 'zod'
import { timestamp } from '@/api/answer-schemas'
import type { OwnData } from '@/api/module'
import { listAlertsOf } from '../queries/list-availability-alerts'

/** The subscribed vehicles, in the export of one’s own data. */
export const ownAvailabilityAlertsData: OwnData = {
  key: 'freeNotices',
  shape: z.array(
    z.object({
      vehicleId: z.int(),
      vehicle: z.string(),
      askedAt: timestamp,
      toldAt: timestamp.nullable(),
    }),
  ),
  read: listAlertsOf,
}
