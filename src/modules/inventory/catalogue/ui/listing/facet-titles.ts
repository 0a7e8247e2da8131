import type { FacetName } from '@/modules/inventory/search/schemas/search-shape'
import type { SearchSort } from '@/modules/inventory/search/schemas/vehicle-search'
import * as words from './browser-words'

/** The label of each kind of choice. */
export const FACET_TITLES: Record<FacetName, string> = {
  make: words.make,
  model: words.model,
  bodyType: words.bodyType,
  subBodyType: words.subBodyType,
  steering: words.steering,
  steeringAssist: words.steeringAssist,
  steeringControl: words.steeringControl,
  steeringPosition: words.steeringPosition,
  fuel: words.fuel,
  transmission: words.transmission,
  driveTrain: words.drivetrain,
  color: 'Colour',
  grade: words.grade,
  conditionGrade: words.conditionGrade,
  showroomLocation: words.showroom,
  seats: words.seats,
  tags: 'Tag',
  features: words.feature,
  year: words.year,
  priceRange: words.price,
  mileage: words.mileage,
  engineSize: words.engineSize,
}

/** The same including kinds that only typed words and URLs use. */
export const FILTER_TITLES = {
  ...FACET_TITLES,
  modelCode: words.modelCode,
  stockNumber: words.stockNumber,
} as const

export const SORT_TITLES: Record<SearchSort, string> = {
  newest: words.newestFirst,
  'price-asc': words.priceLowToHigh,
  'price-desc': words.priceHighToLow,
  'year-desc': words.yearNewToOld,
  'year-asc': words.yearOldToNew,
  'mileage-asc': words.mileageLowToHigh,
  'mileage-desc': words.mileageHighToLow,
  updated: words.recentlyUpdated,
  'updated-asc': words.updatedLongestAgo,
  'total-asc': words.totalLowToHigh,
  'total-desc': words.totalHighToLow,
}
