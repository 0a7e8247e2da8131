import type { VehicleCard } from '../queries/declare-vehicle-card'
import * as words from './browser-words'
import type { LandedTotalData } from './landed-total-data'

/** The mark of a vehicle that has failed the inspection before shipment. */
export const failedMark = ({
  hasFailedInspection,
}: Pick<VehicleCard, 'hasFailedInspection'>): LandedTotalData['mark'] =>
  hasFailedInspection ? { text: words.failedInspection, tone: 'red' } : null
