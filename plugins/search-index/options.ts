/** Options of the search index: which collections it follows, and how. */
export type SearchIndexOptions = {
  /** Collection of the vehicles themselves. 'vehicles' unless given. */
  vehiclesSlug?: string
  /** Collection of their pictures, with a `vehicle` field. 'vehicle-images' unless given. */
  imagesSlug?: string
  /** Upload collection of the picture files. 'media' unless given. */
  mediaSlug?: string
  /** Collections whose names typed words may mean, with their kind of search term. */
  terms?: Record<string, string>
  /** Further collections whose names pages show from the cache. */
  names?: readonly string[]
}

export type ResolvedOptions = Required<SearchIndexOptions>

const TERMS = {
  manufacturers: 'make',
  models: 'model',
  'model-codes': 'modelCode',
  tags: 'tag',
  'vehicle-types': 'bodyType',
  'vehicle-fuel-types': 'fuel',
  'vehicle-colours': 'color',
  'vehicle-drive-trains': 'driveTrain',
  'vehicle-transmissions': 'transmission',
}

const NAMES = [
  'vehicle-sub-body-types',
  'vehicle-steering-types',
  'vehicle-steering-assist-types',
  'vehicle-steering-control-types',
  'vehicle-steering-positions',
  'vehicle-grades',
  'vehicle-condition-grades',
  'feature-groups',
  'vehicle-features',
  'showroom-offices',
]

export const resolveOptions = ({
  vehiclesSlug = 'vehicles',
  imagesSlug = 'vehicle-images',
  mediaSlug = 'media',
  terms = TERMS,
  names = NAMES,
}: SearchIndexOptions): ResolvedOptions => ({ vehiclesSlug, imagesSlug, mediaSlug, terms, names })
