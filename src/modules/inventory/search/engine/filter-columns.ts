import type { FacetName, IdFacet } from '../schemas/search-shape'

/** The vehicle_search column of each filter by ids; marks contains features, and tags as negative numbers. */
export const ID_COLUMNS = {
  make: 'make_id',
  model: 'model_id',
  modelCode: 'model_code',
  bodyType: 'body',
  subBodyType: 'sub_body',
  steering: 'steer',
  steeringAssist: 'sassist',
  steeringControl: 'scontrol',
  steeringPosition: 'spos',
  fuel: 'fuel',
  transmission: 'trans',
  driveTrain: 'drive',
  color: 'color',
  grade: 'grade',
  conditionGrade: 'condition',
  showroomLocation: 'showroom',
  tags: 'marks',
  features: 'marks',
} as const satisfies Record<IdFacet, string>

export type ListFacet = 'tags' | 'features'
/** Facets whose column has one small number per vehicle. Makes are summed up from models. */
export type PlainFacet = Exclude<FacetName, ListFacet>

const { modelCode: _code, tags: _tags, features: _features, ...plainIds } = ID_COLUMNS

/** The column by which a facet's options are counted. */
export const FACET_COLUMNS: Record<PlainFacet, string> = {
  ...plainIds,
  seats: 'seats',
  year: 'year',
  priceRange: 'price_band',
  mileage: 'mileage_band',
  engineSize: 'engine_tenths',
}

/** Whether a vehicle may have several of the facet's options. */
export const isListFacet = (facet: FacetName): facet is ListFacet => facet === 'tags' || facet === 'features'
