import type {
  CheckboxField,
  Field,
  NumberField,
  RelationshipField,
  SelectField,
  Tab,
  TextareaField,
  TextField,
} from 'payload'
import { PRICE_TYPES, priceTypeLabel } from '@/modules/inventory/vehicles/rules/price-type'
import {
  type FieldsOfKind,
  type VehicleField,
  vehicleField,
} from '@/modules/inventory/vehicles/rules/vehicle-fields'
import { YEAR_MIN } from '@/modules/inventory/vehicles/rules/vehicle-limits'
import {
  DEFAULT_VEHICLE_STATUS,
  VEHICLE_STATUS_LABELS,
  VEHICLE_STATUSES,
} from '@/modules/inventory/vehicles/rules/vehicle-status'
import { byTheProductAlone, costField } from '../../shared/access'
import { link, row, text } from '../../shared/fields'

const derived = (description: string) => ({ readOnly: true, description })

type NumberKind = FieldsOfKind<'number' | 'year'>
/** Additional settings of a field for Payload. */
type More<F extends VehicleField> =
  F extends FieldsOfKind<'link'>
    ? Partial<RelationshipField>
    : F extends NumberKind
      ? Partial<NumberField>
      : F extends FieldsOfKind<'flag'>
        ? Partial<CheckboxField>
        : F extends FieldsOfKind<'choice'>
          ? Partial<SelectField>
          : Partial<TextField> | Partial<TextareaField>

/**
 * A field as in the table of vehicles. Only the rules limit the length of texts (`applyVehicleRules`): they
 * count characters as people do, where `maxLength` counts an emoji as two.
 */
function own<F extends VehicleField>(name: F, more?: More<F>): Field {
  const spec = vehicleField(name)
  switch (spec.kind) {
    case 'link':
      return link(name, spec.table.replaceAll('_', '-'), more as Partial<RelationshipField>)
    case 'number':
      return { name, type: 'number', min: spec.min, max: spec.max, ...more } as NumberField
    case 'year':
      return { name, type: 'number', min: YEAR_MIN, ...more } as NumberField
    case 'flag':
      return { name, type: 'checkbox', ...more } as CheckboxField
    case 'choice':
      return {
        name,
        type: 'select',
        options: spec.values.map((value) => ({ value, label: value })),
        ...more,
      } as SelectField
    default:
      return text(name, more as Partial<TextField>)
  }
}

const basic: Tab = {
  label: 'Basic Information',
  fields: [
    row(
      own('manufacturer', { required: true, index: true }),
      own('model', {
        required: true,
        index: true,
        filterOptions: ({ siblingData }) => {
          const maker = (siblingData as { manufacturer?: number }).manufacturer
          return maker ? { manufacturer: { equals: maker } } : true
        },
      }),
      own('modelCode', {
        index: true,
        filterOptions: ({ siblingData }) => {
          const model = (siblingData as { model?: number }).model
          return model ? { model: { equals: model } } : true
        },
      }),
    ),
    row(
      own('year', { index: true }),
      own('firstRegistered'),
      own('vehicleType', { label: 'Body type', required: true }),
    ),
    row(
      own('officeFileNo', { label: 'Office file number', required: true, index: true }),
      own('chassis', { label: 'Chassis number', required: true, index: true }),
    ),
    row(own('color', { label: 'Color' }), own('mileage', { label: 'Mileage (miles)' }), own('licensePlate')),
    { name: 'tags', type: 'relationship', relationTo: 'tags', hasMany: true },
  ],
}

const specifications: Tab = {
  label: 'Vehicle Specifications',
  fields: [
    row(own('fuelType'), own('transmission')),
    row(own('drivetrain'), own('subBodyType')),
    row(own('grade', { label: 'Vehicle grade' }), own('conditionGrade')),
    row(own('seats'), own('doors')),
    row(
      own('engineSizeCc', { label: 'Engine size (cc)' }),
      own('engineSize', { label: 'Engine size', admin: derived('From cc') }),
      own('engineNumber'),
    ),
    row(own('steeringType'), own('steeringPosition')),
    row(own('steeringAssistType'), own('steeringControlType')),
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
      own('length', { label: 'Length (cm)' }),
      own('width', { label: 'Width (cm)' }),
      own('height', { label: 'Height (cm)' }),
      own('m3Cbm', {
        label: 'Volume (m³)',
        admin: derived('From length, width and height, else from the model code'),
      }),
    ),
    row(
      own('carryingCapKg', { label: 'Carrying capacity (kg)' }),
      own('weightKg', { label: 'Weight (kg)' }),
      own('grossWeightKg', { label: 'Gross weight (kg)' }),
    ),
  ],
}

const pricing: Tab = {
  label: 'Pricing',
  fields: [
    row(
      own('costValue', { access: { read: costField }, label: 'Cost value' }),
      own('markup', { access: { read: costField }, label: 'Markup (%)' }),
      own('price', {
        index: true,
        admin: { description: 'Cost × (1 + markup), whenever both are known' },
      }),
    ),
    row(
      own('priceType', { options: PRICE_TYPES.map((value) => ({ value, label: priceTypeLabel(value) })) }),
      own('namedPort'),
      own('oldPrice'),
      own('currency', { defaultValue: 'USD', admin: { readOnly: true } }),
    ),
    row(own('showPrice', { label: 'Show price' }), own('offer')),
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
    row(own('auctionSheetUrl', { label: 'Auction sheet' }), own('brochureUrl', { label: 'Brochure' })),
  ],
}

const additional: Tab = {
  label: 'Additional Information',
  fields: [
    own('name', {
      label: 'Meta title',
      admin: {
        description: 'Empty: built from make, model, code and year, and again whenever one of them changes',
      },
    }),
    own('description', { label: 'Meta description', type: 'textarea' }),
    own('others', { label: 'Notes', type: 'textarea' }),
  ],
}

/** Kept for the sharing features; not displayed. */
const hidden: Field[] = [
  ...(['postFacebook', 'postTwitter', 'postInstagram'] as const).map(
    (name): Field => own(name, { defaultValue: false, admin: { hidden: true } }),
  ),
  { name: 'publishedAt', type: 'date', index: true, admin: { hidden: true }, access: byTheProductAlone },
  // Undoing an import removes its vehicles, so nobody else's may be counted among them.
  { name: 'importBatch', type: 'number', index: true, admin: { hidden: true }, access: byTheProductAlone },
  // Follows from the given name, and cannot be set directly.
  {
    name: 'nameTyped',
    type: 'checkbox',
    defaultValue: false,
    admin: { hidden: true },
    access: byTheProductAlone,
  },
]

const sidebar: Field[] = [
  own('status', {
    index: true,
    required: true,
    defaultValue: DEFAULT_VEHICLE_STATUS,
    options: VEHICLE_STATUSES.map((value) => ({ value, label: VEHICLE_STATUS_LABELS[value] })),
    admin: { position: 'sidebar' },
  }),
  own('sku', {
    label: 'Stock number',
    index: true,
    admin: { position: 'sidebar', readOnly: true, condition: (data) => Boolean(data?.sku) },
    access: byTheProductAlone,
  }),
  own('showroom', {
    label: 'Showroom location',
    required: true,
    index: true,
    admin: { position: 'sidebar' },
  }),
  own('featured', { label: 'Featured on homepage', index: true, admin: { position: 'sidebar' } }),
]

export const vehicleFields: Field[] = [
  { type: 'tabs', tabs: [basic, specifications, features, measurements, pricing, media, additional] },
  ...sidebar,
  ...hidden,
]
