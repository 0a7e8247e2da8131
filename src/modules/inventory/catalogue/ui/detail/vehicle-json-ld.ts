import { placeText } from '@/modules/inventory/cards/ui/words'
import type { VehicleDetail } from '../../queries/declare-vehicle-detail'
import type { ShowroomContact } from './showroom-contact-hrefs'

const AVAILABILITY: Partial<Record<VehicleDetail['status'], string>> = {
  SOLD: 'https://schema.org/SoldOut',
  RESERVED: 'https://schema.org/LimitedAvailability',
  IN_AUCTION: 'https://schema.org/LimitedAvailability',
}

const USED = 'https://schema.org/UsedCondition'

/**
 * A vehicle as structured data (schema.org) for search engines. `origin` is the site's address without a
 * path, `showroom` its location, which is also the seller.
 */
export function vehicleJsonLd(
  vehicle: VehicleDetail,
  showroom: ShowroomContact | null,
  origin: string,
): object {
  const address = `${origin}/vehicles/${vehicle.id}`
  // A drawing shows the kind of vehicle, not this one.
  const pictures = vehicle.images.filter(
    ({ drawn, type }) => !drawn && (type === 'exterior' || type === 'interior'),
  )
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
    image: pictures.length > 0 ? pictures.map((image) => new URL(image.detail, origin).href) : undefined,
    description: vehicle.description ?? undefined,
    mileageFromOdometer: quantity(vehicle.mileage, 'SMI'),
    bodyType: vehicle.bodyType?.name,
    fuelType: vehicle.fuel?.name,
    vehicleTransmission: vehicle.transmission?.name,
    driveWheelConfiguration: vehicle.driveTrain?.name,
    vehicleEngine: vehicle.engineCc
      ? { '@type': 'EngineSpecification', engineDisplacement: quantity(vehicle.engineCc, 'CMQ') }
      : undefined,
    color: vehicle.colour?.name,
    numberOfDoors: vehicle.doors ?? undefined,
    vehicleSeatingCapacity: vehicle.seats ?? undefined,
    itemCondition: USED,
    offers: offerOf(vehicle, showroom, address),
    aggregateRating: ratingOf(vehicle.reviews),
  }
}

/** Never without a review: ratings are not invented. */
const ratingOf = (reviews: VehicleDetail['reviews']): object | undefined =>
  reviews.average
    ? {
        '@type': 'AggregateRating',
        ratingValue: reviews.average,
        reviewCount: reviews.count,
        bestRating: 5,
        worstRating: 1,
      }
    : undefined

/** An amount with its unit as a UN/CEFACT code; 0 means not entered. */
const quantity = (value: number, unitCode: string): object | undefined =>
  value > 0 ? { '@type': 'QuantitativeValue', value, unitCode } : undefined

/** No offer without a price: amounts are never invented. */
function offerOf(vehicle: VehicleDetail, showroom: ShowroomContact | null, url: string): object | undefined {
  if (vehicle.price === null) return undefined
  return {
    '@type': 'Offer',
    url,
    price: vehicle.price,
    priceCurrency: vehicle.currency,
    availability: AVAILABILITY[vehicle.status] ?? 'https://schema.org/InStock',
    itemCondition: USED,
    seller: showroom ? sellerOf(showroom) : undefined,
    availableAtOrFrom: placeText(vehicle) ? { '@type': 'Place', name: placeText(vehicle) } : undefined,
  }
}

const sellerOf = ({
  companyName,
  showroomName,
  address,
  city,
  country,
  phone,
  email,
}: ShowroomContact): object => ({
  '@type': 'Organization',
  name: companyName ?? showroomName,
  telephone: phone ?? undefined,
  email: email ?? undefined,
  address: {
    '@type': 'PostalAddress',
    streetAddress: address ?? undefined,
    addressLocality: city,
    addressCountry: country,
  },
})
