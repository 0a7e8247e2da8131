import { Roles } from './accounts/Roles'
import { Users } from './accounts/Users'
import { Manufacturers } from './inventory/Manufacturers'
import { Media } from './inventory/Media'
import { ModelCodes } from './inventory/ModelCodes'
import { Models } from './inventory/Models'
import { ReferenceLists } from './inventory/reference'
import { ServicePlans } from './inventory/ServicePlans'
import { Tags } from './inventory/Tags'
import { VehicleImages } from './inventory/VehicleImages'
import { Vehicles } from './inventory/Vehicles'
import { Ports } from './settings/Ports'
import { ShowroomOffices } from './settings/ShowroomOffices'
import { storingTexts } from './shared/refuseUnstorable'
import { withinLimits } from './shared/withinLimits'

/** Every collection, in the order of the admin's navigation. */
export const collections = [
  Vehicles,
  Manufacturers,
  Models,
  ModelCodes,
  Tags,
  ServicePlans,
  VehicleImages,
  Media,
  ...ReferenceLists,
  Users,
  Roles,
  ShowroomOffices,
  Ports,
]
  .map(storingTexts)
  .map(withinLimits)
