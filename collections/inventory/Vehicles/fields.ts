import type { Field, NumberField, Tab } from 'payload'
import { YEAR_MIN } from '@/modules/inventory/vehicles/rules/limits'
import { PRICE_TYPES, priceTypeLabel } from '@/modules/inventory/vehicles/rules/price-type'
import { NUMBER_FIELDS } from '@/modules/inventory/vehicles/rules/vehicle-checks'
import {
  DEFAULT_VEHICLE_STATUS,
  VEHICLE_STATUS_LABELS,
  VEHICLE_STATUSES,
} from '@/modules/inventory/vehicles/rules/vehicle-status'
import { byTheProductAlone, costField } from '../../shared/access'
import { link, row, text } from '../../shared/fields'

const derived = (description: string) => ({ readOnly: true, description })

/**
 * A number within the bounds of the rules. How long texts may be the rules alone say (`applyVehicleRules`): they count
 * characters as people do, where `maxLength` takes an emoji for two.
 */
const figure = (name: keyof typeof NUMBER_FIELDS, more: Partial<NumberField> = {}): Field => {
  const { max, min } = NUMBER_FIELDS[name]
  return { name, type: 'number', min, max, ...more } as NumberField
}

const basic: Tab = {
  label: 'Basic Information',
  fields: [
    row(
      link('manufacturer', 'manufacturers', { required: true, index: true }),
      link('model', 'models', {
        required: true,
        index: true,
        filterOptions: ({ siblingData }) => {
          const maker = (siblingData as { manufacturer?: number }).manufacturer
          return maker ? { manufacturer: { equals: maker } } : true
        },
      }),
      link('modelCode', 'model-codes', {
        index: true,
        filterOptions: ({ siblingData }) => {
          const model = (siblingData as { model?: number }).model
          return model ? { model: { equals: model } } : true
        },
      }),
    ),
    row(
      { name: 'year', type: 'number', min: YEAR_MIN, index: true },
      link('vehicleType', 'vehicle-types', { label: 'Body type', required: true }),
    ),
    row(
      text('officeFileNo', { label: 'Office file number', required: true, index: true }),
      text('chassis', { label: 'Chassis number', required: true, index: true }),
    ),
    row(
      link('color', 'vehicle-colours', { label: 'Color' }),
      figure('mileage', { label: 'Mileage (miles)' }),
      text('licensePlate'),
    ),
    { name: 'tags', type: 'relationship', relationTo: 'tags', hasMany: true },
  ],
}

const specifications: Tab = {
  label: 'Vehicle Specifications',
  fields: [
    row(link('fuelType', 'vehicle-fuel-types'), link('transmission', 'vehicle-transmissions')),
    row(link('drivetrain', 'vehicle-drive-trains'), link('subBodyType', 'vehicle-sub-body-types')),
    row(
      link('grade', 'vehicle-grades', { label: 'Vehicle grade' }),
      link('conditionGrade', 'vehicle-condition-grades'),
    ),
    row(figure('seats'), figure('doors')),
    row(
      figure('engineSizeCc', { label: 'Engine size (cc)' }),
      text('engineSize', { label: 'Engine size', admin: derived('From cc') }),
      text('engineNumber'),
    ),
    row(
      link('steeringType', 'vehicle-steering-types'),
      link('steeringPosition', 'vehicle-steering-positions'),
    ),
    row(
      link('steeringAssistType', 'vehicle-steering-assist-types'),
      link('steeringControlType', 'vehicle-steering-control-types'),
    ),
  ],
}

const features: Tab = {
  label: 'Features',
  fields: [{ name: 'features', type: 'relationship', relationTo: 'vehicle-features', hasMany: true }],
}

const measurements: Tab = {
  label: 'Measurements',
  fields: [
    row(
      figure('length', { label: 'Length (cm)' }),
      figure('width', { label: 'Width (cm)' }),
      figure('height', { label: 'Height (cm)' }),
      figure('m3Cbm', {
        label: 'Volume (m³)',
        admin: derived('From length, width and height, else from the model code'),
      }),
    ),
    row(
      figure('carryingCapKg', { label: 'Carrying capacity (kg)' }),
      figure('weightKg', { label: 'Weight (kg)' }),
      figure('grossWeightKg', { label: 'Gross weight (kg)' }),
    ),
  ],
}

const pricing: Tab = {
  label: 'Pricing',
  fields: [
    row(
      figure('costValue', { access: { read: costField }, label: 'Cost value' }),
      figure('markup', { access: { read: costField }, label: 'Markup (%)' }),
      figure('price', {
        index: true,
        admin: { description: 'Cost × (1 + markup), whenever both are known' },
      }),
    ),
    row(
      {
        name: 'priceType',
        type: 'select',
        options: PRICE_TYPES.map((value) => ({ value, label: priceTypeLabel(value) })),
      },
      figure('oldPrice'),
      text('currency', { defaultValue: 'USD', admin: { readOnly: true } }),
    ),
    row({ name: 'showPrice', type: 'checkbox', label: 'Show price' }, text('offer')),
  ],
}

const media: Tab = {
  label: 'Media and Documents',
  fields: [
    {
      name: 'images',
      type: 'join',
      collection: 'vehicle-images',
      on: 'vehicle',
      defaultSort: 'sortOrder',
      defaultLimit: 20,
      maxDepth: 1,
      admin: { defaultColumns: ['media', 'imageType', 'isPrimary', 'sortOrder'] },
    },
    row(text('auctionSheetUrl', { label: 'Auction sheet' }), text('brochureUrl', { label: 'Brochure' })),
  ],
}

const additional: Tab = {
  label: 'Additional Information',
  fields: [
    text('name', {
      label: 'Meta title',
      admin: {
        description: 'Empty: built from make, model, code and year, and again whenever one of them changes',
      },
    }),
    { name: 'description', label: 'Meta description', type: 'textarea' },
    { name: 'others', label: 'Notes', type: 'textarea' },
  ],
}

/** Kept for the sharing features; not displayed. */
const hidden: Field[] = [
  ...(['postFacebook', 'postTwitter', 'postInstagram'] as const).map(
    (name): Field => ({ name, type: 'checkbox', defaultValue: false, admin: { hidden: true } }),
  ),
  { name: 'publishedAt', type: 'date', index: true, admin: { hidden: true }, access: byTheProductAlone },
  // Undoing an import takes its vehicles away, so nobody counts another among them.
  { name: 'importBatch', type: 'number', index: true, admin: { hidden: true }, access: byTheProductAlone },
  // Follows from the name that is given, and is nobody's to set.
  {
    name: 'nameTyped',
    type: 'checkbox',
    defaultValue: false,
    admin: { hidden: true },
    access: byTheProductAlone,
  },
]

const sidebar: Field[] = [
  {
    name: 'status',
    type: 'select',
    index: true,
    required: true,
    defaultValue: DEFAULT_VEHICLE_STATUS,
    options: VEHICLE_STATUSES.map((value) => ({ value, label: VEHICLE_STATUS_LABELS[value] })),
    admin: { position: 'sidebar' },
  },
  text('sku', {
    label: 'Stock number',
    index: true,
    admin: { position: 'sidebar', readOnly: true, condition: (data) => Boolean(data?.sku) },
    access: byTheProductAlone,
  }),
  link('showroom', 'showroom-offices', {
    label: 'Showroom location',
    required: true,
    index: true,
    admin: { position: 'sidebar' },
  }),
  {
    name: 'featured',
    label: 'Featured on homepage',
    type: 'checkbox',
    index: true,
    admin: { position: 'sidebar' },
  },
]

export const vehicleFields: Field[] = [
  { type: 'tabs', tabs: [basic, specifications, features, measurements, pricing, media, additional] },
  ...sidebar,
  ...hidden,
]
