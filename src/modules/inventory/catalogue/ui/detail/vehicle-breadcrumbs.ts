import { listingOf } from '@/modules/inventory/search/schemas/listing-url'
import type { Crumb } from '@/ui/breadcrumbs'
import type { VehicleDetail } from '../../queries/declare-vehicle-detail'
import * as words from './browser-words'

/** The breadcrumbs from the catalogue to this vehicle. */
export const vehicleBreadcrumbs = (vehicle: VehicleDetail): Crumb[] => [
  { label: words.vehicles, href: '/vehicles' },
  { label: vehicle.make.name, href: listingOf({ make: [vehicle.make.id] }) },
  { label: vehicle.model.name, href: everyOf(vehicle).href },
  { label: vehicle.sku },
]

/** The way to every vehicle of its model. */
export const everyOf = ({ make, model }: Pick<VehicleDetail, 'make' | 'model'>) => ({
  href: listingOf({ make: [make.id], model: [model.id] }),
  label: words.seeEveryForSale(make.name, model.name),
})
