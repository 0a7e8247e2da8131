import { HOLD_HOURS } from '@/modules/settings/places/rules/limits'
import type { Db } from '@/server/transaction'

/** How long a confirmed hold of a vehicle lasts, in hours. Asked for at each confirmation, never remembered. */
export const holdHours = async (_db: Db): Promise<number> => HOLD_HOURS
