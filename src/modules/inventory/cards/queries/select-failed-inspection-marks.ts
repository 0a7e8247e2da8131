import { failingChoices } from '@/kernel/added-fields'
import { addedMark } from '@/modules/inventory/vehicles/rules/added/added-value-ids'
import { addedFields } from '@/server/rows/added-vehicle-fields'

/** The marks of vehicles whose latest inspection before shipment has failed; none where no module records inspections. */
export const failedInspectionMarks = (): number[] =>
  failingChoices(addedFields(), 'inspection').map(addedMark)
