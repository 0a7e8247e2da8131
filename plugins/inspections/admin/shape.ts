import { type Actor, can } from '@/kernel/permissions'
import type { Field, Filter, ListRow, ListShape } from '@/ui/back-office/list/types'
import type { Inspection } from '../queries/inspections'
import {
  CERTIFICATE_NUMBER_MAX,
  REMARKS_MAX,
  RESULT_LABELS,
  RESULTS,
  STOCK_NUMBER_MAX,
} from '../rules/inspection'
import { INSPECTION_NAMES } from '../schemas/inspection'

export const ADDRESS = '/admin/inventory/inspections'

type Companies = readonly { id: number; name: string }[]

const results = RESULTS.map((value) => ({ value, label: RESULT_LABELS[value] }))
const optionsOf = (companies: Companies) =>
  companies.map(({ id, name }) => ({ value: String(id), label: name }))

const fieldsOf = (companies: Companies): Field[] => [
  {
    name: 'stockNumber',
    label: 'Stock number',
    kind: 'text',
    required: true,
    max: STOCK_NUMBER_MAX,
    help: 'Of the vehicle, such as KD-000123.',
  },
  {
    name: 'company',
    sent: INSPECTION_NAMES.company,
    label: 'Inspection company',
    kind: 'link',
    required: true,
    options: optionsOf(companies),
    help: companies.length === 0 ? 'There are none yet: add the first one in the settings.' : undefined,
  },
  { name: 'inspectedOn', label: 'Inspected on', kind: 'day', required: true },
  { name: 'result', label: 'Result', kind: 'choice', required: true, options: results },
  { name: 'certificateNumber', label: 'Certificate number', kind: 'text', max: CERTIFICATE_NUMBER_MAX },
  {
    name: 'remarks',
    label: 'Remarks',
    kind: 'area',
    max: REMARKS_MAX,
    wide: true,
    help: 'What was found. When a vehicle fails, its showroom gets this by e-mail.',
  },
]

/** The table and the form of inspections, for somebody who may do so much. */
export const inspectionShape = (actor: Actor, companies: Companies): ListShape => ({
  address: ADDRESS,
  path: '/inspections',
  singular: 'Inspection',
  plural: 'Inspections',
  createLabel: 'Record inspection',
  columns: [
    { key: 'vehicle', title: 'Vehicle' },
    { key: 'stockNumber', title: 'Stock number' },
    { key: 'company', title: 'Company' },
    { key: 'inspectedOn', title: 'Inspected on', kind: 'utcDay' },
    { key: 'result', title: 'Result' },
    { key: 'certificateNumber', title: 'Certificate number' },
    { key: 'certificate', title: 'File' },
  ],
  fields: fieldsOf(companies),
  opens: 'page',
  may: {
    create: can(actor, 'inventory', 'create'),
    update: can(actor, 'inventory', 'update'),
    delete: can(actor, 'inventory', 'delete'),
  },
  toggle: null,
  bulkDelete: false,
})

/** What the table is looked through by. */
export const inspectionFilters = (companies: Companies): Filter[] => [
  { name: 'search', label: 'Vehicle, stock number or certificate number', kind: 'search' },
  { name: 'result', label: 'Result', kind: 'choice', any: 'Any result', options: results },
  {
    name: 'companyId',
    label: 'Company',
    kind: 'choice',
    any: 'Any company',
    options: optionsOf(companies),
  },
]

/** An inspection as the table shows it and the form opens it. */
export function inspectionRow(inspection: Inspection): ListRow {
  const { certificate, certificateNumber, company, id, inspectedOn, remarks, result, updatedAt, vehicle } =
    inspection
  return {
    id,
    name: `${vehicle.sku}, ${inspectedOn}`,
    updatedAt,
    active: null,
    cells: {
      vehicle: vehicle.name,
      stockNumber: vehicle.sku,
      company: company?.name ?? null,
      inspectedOn,
      result: RESULT_LABELS[result],
      certificateNumber,
      certificate: certificate ? 'Certificate' : null,
    },
    values: {
      stockNumber: vehicle.sku,
      company: company?.id ?? null,
      inspectedOn,
      result,
      certificateNumber,
      remarks,
    },
  }
}
