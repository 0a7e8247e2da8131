import type { Db } from '@/server/transaction'
import { HOLD_HOURS } from '../rules/limits'

/** How long a confirmed hold of a vehicle lasts, in hours. Asked for at each confirmation, never remembered. */
export const holdHours = async (_db: Db): Promise<number> => HOLD_HOURS
