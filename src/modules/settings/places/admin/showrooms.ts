import { type Actor, can } from '@/kernel/permissions'
import { iso, type Row, textOrNull } from '@/server/sql'
import type { Field, Filter, ListRow, ListShape } from '@/ui/back-office/list/types'
import {
  ADDRESS_MAX,
  COUNTRY_MAX,
  EMAIL_MAX,
  OPENING_HOURS_MAX,
  PHONE_MAX,
  PLACE_NAME_MAX,
} from '../rules/limits'

const fields: Field[] = [
  { name: 'showroomName', label: 'Showroom name', kind: 'text', required: true, max: PLACE_NAME_MAX },
  { name: 'companyName', label: 'Company name', kind: 'text', max: PLACE_NAME_MAX },
  { name: 'city', label: 'City', kind: 'text', required: true, max: PLACE_NAME_MAX },
  { name: 'country', label: 'Country', kind: 'text', required: true, max: COUNTRY_MAX },
  { name: 'address', label: 'Address', kind: 'area', wide: true, max: ADDRESS_MAX },
  { name: 'phone', label: 'Phone', kind: 'text', max: PHONE_MAX },
  { name: 'email', label: 'E-mail', kind: 'text', max: EMAIL_MAX },
  { name: 'companyVat', label: 'VAT (%)', kind: 'number', help: 'Added to the price under DDP.' },
  { name: 'companyWht', label: 'Withholding tax (%)', kind: 'number', help: 'Added to the price under DDP.' },
  {
    name: 'openingHours',
    label: 'Opening hours',
    kind: 'text',
    wide: true,
    max: OPENING_HOURS_MAX,
    help: 'Such as Mon–Fri 9:00–18:00, Sat 9:00–13:00.',
  },
]

/** The table of showroom offices for this viewer. */
export const showroomShape = (actor: Actor): ListShape => ({
  address: '/admin/settings/showroom-office',
  path: '/showroom-offices',
  singular: 'Showroom office',
  plural: 'Showroom offices',
  createLabel: 'Create showroom office',
  columns: [
    { key: 'showroomName', title: 'Showroom' },
    { key: 'companyName', title: 'Company' },
    { key: 'city', title: 'City' },
    { key: 'country', title: 'Country' },
    { key: 'phone', title: 'Phone' },
    { key: 'companyVat', title: 'VAT (%)', kind: 'number' },
    { key: 'companyWht', title: 'Withholding tax (%)', kind: 'number' },
    { key: 'updatedAt', title: 'Updated', kind: 'day' },
  ],
  fields,
  opens: 'page',
  may: {
    create: can(actor, 'settings', 'create'),
    update: can(actor, 'settings', 'update'),
    delete: can(actor, 'settings', 'delete'),
  },
  toggle: null,
  bulkDelete: null,
})

/** What the showrooms are looked through by. */
export const showroomFilters: Filter[] = [
  { name: 'search', label: 'Showroom, company, city or country', kind: 'search' },
  { name: 'companyName', label: 'Company name', kind: 'text' },
  { name: 'showroomName', label: 'Showroom name', kind: 'text' },
  { name: 'city', label: 'City', kind: 'text' },
]

/** A stored tax as the form holds it: a number, or the words that once stood in its place, to be put right. */
const taxOf = (value: unknown): number | string | null => {
  const text = textOrNull(value)
  if (text === null || text.trim() === '') return null
  return Number.isNaN(Number(text)) ? text : Number(text)
}

/** A showroom as its table shows it and its form opens it. */
export function showroomRow(row: Row): ListRow {
  const showroomName = String(row.showroom_name)
  const values = {
    showroomName,
    companyName: textOrNull(row.company_name),
    city: String(row.city),
    country: String(row.country),
    address: textOrNull(row.address),
    phone: textOrNull(row.phone),
    email: textOrNull(row.email),
    companyVat: taxOf(row.company_vat),
    companyWht: taxOf(row.company_wht),
    openingHours: textOrNull(row.opening_hours),
  }
  const updatedAt = iso(row.updated_at)
  return {
    id: Number(row.id),
    name: `${showroomName}, ${values.city}`,
    updatedAt,
    active: null,
    cells: { ...values, updatedAt },
    values,
  }
}
