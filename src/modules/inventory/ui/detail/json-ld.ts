import type { VehicleDetail } from '../../queries/types'
import { placeText } from '../words'

const AVAILABILITY: Partial<Record<VehicleDetail['status'], string>> = {
  SOLD: 'https://schema.org/SoldOut',
  RESERVED: 'https://schema.org/LimitedAvailability',
  IN_AUCTION: 'https://schema.org/LimitedAvailability',
}

/** A vehicle for search engines, in schema.org's words. `origin` is the site's address without a path. */
export function carJsonLd(vehicle: VehicleDetail, origin: string): object {
  const address = `${origin}/vehicles/${vehicle.id}`
  return {
    '@context': 'https://schema.org',
    '@type': 'Car',
    '@id': address,
    name: vehicle.name,
    url: address,
    sku: vehicle.sku,
    brand: { '@type': 'Brand', name: vehicle.make.name },
    model: vehicle.model.name,
    vehicleModelDate: String(vehicle.year),
    image: vehicle.images.map((image) => new URL(image.detail, origin).href),
    description: vehicle.description ?? undefined,
    mileageFromOdometer:
      vehicle.mileage > 0
        ? { '@type': 'QuantitativeValue', value: vehicle.mileage, unitCode: 'SMI' }
        : undefined,
    bodyType: vehicle.bodyType?.name,
    fuelType: vehicle.fuel?.name,
    vehicleTransmission: vehicle.transmission?.name,
    driveWheelConfiguration: vehicle.driveTrain?.name,
    color: vehicle.colour?.name,
    numberOfDoors: vehicle.doors ?? undefined,
    vehicleSeatingCapacity: vehicle.seats ?? undefined,
    itemCondition: 'https://schema.org/UsedCondition',
    offers: offerOf(vehicle, address),
  }
}

/** No offer without a price: an amount is never invented. */
function offerOf(vehicle: VehicleDetail, url: string): object | undefined {
  if (vehicle.price === null) return undefined
  return {
    '@type': 'Offer',
    url,
    price: vehicle.price,
    priceCurrency: vehicle.currency,
    availability: AVAILABILITY[vehicle.status] ?? 'https://schema.org/InStock',
    availableAtOrFrom: placeText(vehicle) ? { '@type': 'Place', name: placeText(vehicle) } : undefined,
  }
}

/** The trail of a page for search engines. */
export function breadcrumbJsonLd(crumbs: { label: string; href?: string }[], origin: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: href && `${origin}${href}`,
    })),
  }
}

/** Text for a script element: no name from the catalogue can close it. */
export const scriptText = (data: object): string => JSON.stringify(data).replaceAll('<', '\\u003c')
