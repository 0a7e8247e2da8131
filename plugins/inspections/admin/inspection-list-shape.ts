import { type Actor, can } from '@/kernel/permissions'
import type { Field, Filter, ListRow, ListShape } from '@/ui/back-office/list/list-type'
import type { Inspection } from '../queries/select-inspection'
import {
  CERTIFICATE_NUMBER_MAX,
  REMARKS_MAX,
  RESULT_LABELS,
  RESULTS,
  STOCK_NUMBER_MAX,
} from '../rules/inspection'
import { INSPECTION_NAMES } from '../schemas/inspection'
import * as words from '../words'

export const ADDRESS = '/admin/inventory/inspections'

type Companies = readonly { id: number; name: string }[]

const results = RESULTS.map((value) => ({ value, label: RESULT_LABELS[value] }))
const optionsOf = (companies: Companies) =>
  companies.map(({ id, name }) => ({ value: String(id), label: name }))

const fieldsOf = (companies: Companies): Field[] => [
  {
    name: 'stockNumber',
    label: words.stockNumber,
    kind: 'text',
    required: true,
    max: STOCK_NUMBER_MAX,
    help: words.ofVehicleSuchAsKd,
  },
  {
    name: 'company',
    sent: INSPECTION_NAMES.company,
    label: words.inspectionCompany,
    kind: 'link',
    required: true,
    options: optionsOf(companies),
    help: companies.length === 0 ? words.noInspectionsYet : undefined,
  },
  { name: 'inspectedOn', label: words.inspectedOn, kind: 'day', required: true },
  { name: 'result', label: words.result, kind: 'choice', required: true, options: results },
  { name: 'certificateNumber', label: words.certificateNumber, kind: 'text', max: CERTIFICATE_NUMBER_MAX },
  {
    name: 'remarks',
    label: words.remarks,
    kind: 'area',
    max: REMARKS_MAX,
    wide: true,
    help: words.findingsAndDay,
  },
]

/** The table and the form of inspections, for a viewer with these permissions. */
export const inspectionShape = (actor: Actor, companies: Companies): ListShape => ({
  address: ADDRESS,
  collection: 'inspections',
  path: '/inspections',
  singular: words.inspection,
  plural: words.inspections,
  createLabel: words.recordInspection,
  columns: [
    { key: 'vehicle', title: words.vehicle },
    { key: 'stockNumber', title: words.stockNumber },
    { key: 'company', title: words.company },
    { key: 'inspectedOn', title: words.inspectedOn, kind: 'utcDay' },
    { key: 'result', title: words.result },
    { key: 'certificateNumber', title: words.certificateNumber },
    { key: 'certificate', title: words.file },
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

/** The table's filters. */
export const inspectionFilters = (companies: Companies): Filter[] => [
  { name: 'search', label: words.vehicleStockNumber, kind: 'search' },
  { name: 'result', label: words.result, kind: 'choice', any: words.anyResult, options: results },
  {
    name: 'companyId',
    label: words.company,
    kind: 'choice',
    any: words.anyCompany,
    options: optionsOf(companies),
  },
]

/** An inspection as shown in the table and opened in the form. */
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
      certificate: certificate ? words.certificate : null,
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
