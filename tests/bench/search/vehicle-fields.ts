import type { IdFacet } from '@/modules/inventory/search/schemas/vehicle-search'
import type { Vehicle } from '@/payload-types'

/** Fields of the collection behind the filters, for those who ask the vehicles themselves. */
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
