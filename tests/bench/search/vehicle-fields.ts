import type { IdFacet } from '@/modules/inventory/search/schemas/vehicle-search'
import type { Vehicle } from '@/payload-types'

/** The collection's fields behind the filters, for queries on the vehicles themselves. */
export const VEHICLE_FIELDS: Record<IdFacet, keyof Vehicle> = {
  make: 'manufacturer',
  model: 'model',
  modelCode: 'modelCode',
  bodyType: 'vehicleType',
  subBodyType: 'subBodyType',
  steering: 'steeringType',
  steeringAssist: 'steeringAssistType',
  steeringControl: 'steeringControlType',
  steeringPosition: 'steeringPosition',
  fuel: 'fuelType',
  transmission: 'transmission',
  driveTrain: 'drivetrain',
  color: 'color',
  grade: 'grade',
  conditionGrade: 'conditionGrade',
  showroomLocation: 'showroom',
  tags: 'tags',
  features: 'features',
}
