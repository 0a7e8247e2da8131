import type { VehicleDraft } from '../vehicle-draft-type'
import { DEFAULT_VEHICLE_STATUS } from '../vehicle-status'

/** What belongs to one vehicle alone, or would be wrong of another: its numbers, papers, condition and prices. */
const OWN = [
  'name',
  'chassis',
  'officeFileNo',
  'engineNumber',
  'licensePlate',
  'firstRegistered',
  'mileage',
  'conditionGrade',
  'costValue',
  'markup',
  'price',
  'oldPrice',
  'offer',
  'others',
  'featured',
  'auctionSheetUrl',
  'brochureUrl',
] as const satisfies (keyof VehicleDraft)[]

/** The draft of another vehicle like this one: the same car and place, and nothing that is this vehicle's alone. */
export const duplicateVehicle = (vehicle: VehicleDraft): VehicleDraft => ({
  ...vehicle,
  ...Object.fromEntries(OWN.map((field) => [field, null])),
  nameTyped: false,
  status: DEFAULT_VEHICLE_STATUS,
})
