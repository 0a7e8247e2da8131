import type { FacetName } from '@/modules/inventory/search/schemas/search-shape'
import type { SearchSort } from '@/modules/inventory/search/schemas/vehicle-search'

/** The label of each kind of choice. */
export const FACET_TITLES: Record<FacetName, string> = {
  make: 'Make',
  model: 'Model',
  bodyType: 'Body type',
  subBodyType: 'Sub body type',
  steering: 'Steering',
  steeringAssist: 'Steering assist',
  steeringControl: 'Steering control',
  steeringPosition: 'Steering position',
  fuel: 'Fuel',
  transmission: 'Transmission',
  driveTrain: 'Drivetrain',
  color: 'Colour',
  grade: 'Grade',
  conditionGrade: 'Condition grade',
  showroomLocation: 'Showroom',
  seats: 'Seats',
  tags: 'Tag',
  features: 'Feature',
  year: 'Year',
  priceRange: 'Price',
  mileage: 'Mileage',
  engineSize: 'Engine size',
}

/** The same including kinds that only typed words and addresses use. */
export const FILTER_TITLES = {
  ...FACET_TITLES,
  modelCode: 'Model code',
  stockNumber: 'Stock number',
} as const

export const SORT_TITLES: Record<SearchSort, string> = {
  newest: 'Newest first',
  'price-asc': 'Price, low to high',
  'price-desc': 'Price, high to low',
  'year-desc': 'Year, new to old',
  'year-asc': 'Year, old to new',
  'mileage-asc': 'Mileage, low to high',
  'mileage-desc': 'Mileage, high to low',
  updated: 'Recently updated',
  'updated-asc': 'Updated longest ago',
}
