import { z } from 'zod'
import type { OwnData } from '@/api/module'
import { getPortOf } from '../queries/get-port-of-buyer'

/** The port of destination in the export of one’s own data. */
export const ownPortData: OwnData = {
  key: 'port',
  shape: z.string().nullable(),
  read: getPortOf,
}
