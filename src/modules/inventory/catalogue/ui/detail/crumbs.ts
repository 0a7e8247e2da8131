import { listingOf } from '@/modules/inventory/search/ui/listing/listing-address'
import type { Crumb } from '@/ui/breadcrumbs'
import type { VehicleDetail } from '../../queries/vehicle-detail'
import * as words from './browser-words'

/** The breadcrumbs from the catalogue to this vehicle. */
export const crumbsOf = (vehicle: VehicleDetail): Crumb[] => [
  { label: words.vehicles, href: '/vehicles' },
  { label: vehicle.make.name, href: listingOf({ make: [vehicle.make.id] }) },
  { label: vehicle.model.name, href: listingOf({ make: [vehicle.make.id], model: [vehicle.model.id] }) },
  { label: vehicle.sku },
]
