/** Options of the search index: which collections it follows, and how. */
export type SearchIndexOptions = {
  /** Collections whose names can be searched, with their kind of search term. */
  terms?: Record<string, string>
  /** Further collections whose names pages read from the cache. */
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

export const resolveOptions = ({ terms = TERMS, names = NAMES }: SearchIndexOptions): ResolvedOptions => ({
  terms,
  names,
})
