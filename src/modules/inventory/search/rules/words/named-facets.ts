/** Lists whose entries words can name. */
export const NAMED_FACETS = [
  'make',
  'model',
  'modelCode',
  'tags',
  'bodyType',
  'fuel',
  'color',
  'driveTrain',
  'transmission',
  'steering',
  'steeringPosition',
  'features',
] as const
export type NamedFacet = (typeof NAMED_FACETS)[number]
