import { definePort } from '@/server/port'
import type { PurchaseSql } from './match-vehicle-purchases'

/** Higher modules answer whether somebody has ordered a vehicle and does not have it yet. */
export const awaitedVehicles = definePort<PurchaseSql>('awaitedVehicles')
