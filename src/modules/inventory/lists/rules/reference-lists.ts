/** One row per plain reference list: its Payload slug, API path, admin address and labels. */
export type ReferenceList = {
  /** Payload slug, and the path of its calls under /api/v1. */
  slug: string
  /** Section under /admin/inventory/variables. */
  adminPath: string
  singular: string
  plural: string
}

export const REFERENCE_LISTS = [
  { slug: 'vehicle-types', adminPath: 'body-types', singular: 'Body type', plural: 'Body types' },
  {
    slug: 'vehicle-sub-body-types',
    adminPath: 'sub-body-types',
    singular: 'Sub body type',
    plural: 'Sub body types',
  },
  { slug: 'vehicle-colours', adminPath: 'colours', singular: 'Colour', plural: 'Colours' },
  { slug: 'vehicle-seats', adminPath: 'seats', singular: 'Number of seats', plural: 'Seats' },
  {
    slug: 'vehicle-transmissions',
    adminPath: 'transmissions',
    singular: 'Transmission',
    plural: 'Transmissions',
  },
  { slug: 'vehicle-drive-trains', adminPath: 'drivetrains', singular: 'Drivetrain', plural: 'Drivetrains' },
  {
    slug: 'vehicle-steering-types',
    adminPath: 'steering-types',
    singular: 'Steering type',
    plural: 'Steering types',
  },
  {
    slug: 'vehicle-steering-assist-types',
    adminPath: 'steering-assist-types',
    singular: 'Steering assist type',
    plural: 'Steering assist types',
  },
  {
    slug: 'vehicle-steering-control-types',
    adminPath: 'steering-control-types',
    singular: 'Steering control type',
    plural: 'Steering control types',
  },
  {
    slug: 'vehicle-steering-positions',
    adminPath: 'steering-positions',
    singular: 'Steering position',
    plural: 'Steering positions',
  },
  {
    slug: 'vehicle-grades',
    adminPath: 'vehicle-grades',
    singular: 'Vehicle grade',
    plural: 'Vehicle grades',
  },
  {
    slug: 'vehicle-condition-grades',
    adminPath: 'condition-grades',
    singular: 'Condition grade',
    plural: 'Condition grades',
  },
  { slug: 'vehicle-fuel-types', adminPath: 'fuel-types', singular: 'Fuel type', plural: 'Fuel types' },
  { slug: 'vehicle-price-types', adminPath: 'price-types', singular: 'Price type', plural: 'Price types' },
  {
    slug: 'feature-groups',
    adminPath: 'feature-groups',
    singular: 'Feature group',
    plural: 'Feature groups',
  },
  { slug: 'vehicle-features', adminPath: 'features', singular: 'Feature', plural: 'Features' },
] as const satisfies readonly ReferenceList[]

export type ReferenceSlug = (typeof REFERENCE_LISTS)[number]['slug']
