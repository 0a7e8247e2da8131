import { type Actor, can } from '@/kernel/permissions'
import { iso, type Row, textOrNull } from '@/server/sql'
import type { Field, Filter, ListRow, ListShape } from '@/ui/back-office/list/types'
import { COUNTRY_MAX, PLACE_NAME_MAX, PORT_USES, type PortUse } from '../rules/limits'

export const PORTS_ADDRESS = '/admin/settings/ports'

const USE_LABELS: Record<PortUse, string> = {
  origin: 'Origin',
  destination: 'Destination',
  both: 'Origin and destination',
}

const fields: Field[] = [
  { name: 'name', label: 'Port name', kind: 'text', required: true, max: PLACE_NAME_MAX },
  { name: 'country', label: 'Country', kind: 'text', required: true, max: COUNTRY_MAX },
  { name: 'unlocode', label: 'UN/LOCODE', kind: 'text', max: 6, help: 'Five characters, such as JPYOK.' },
  {
    name: 'use',
    label: 'Use',
    kind: 'choice',
    required: true,
    initial: 'both',
    options: PORT_USES.map((value) => ({ value, label: USE_LABELS[value] })),
  },
  { name: 'active', label: 'Active', kind: 'flag', initial: true },
]

/** The table of ports for this viewer. */
export const portShape = (actor: Actor): ListShape => ({
  address: PORTS_ADDRESS,
  path: '/ports',
  singular: 'Port',
  plural: 'Ports',
  createLabel: 'Create port',
  columns: [
    { key: 'name', title: 'Port' },
    { key: 'country', title: 'Country' },
    { key: 'unlocode', title: 'UN/LOCODE' },
    { key: 'use', title: 'Use' },
    { key: 'status', title: 'Status', kind: 'status' },
    { key: 'updatedAt', title: 'Updated', kind: 'day' },
  ],
  fields,
  opens: 'dialog',
  may: {
    create: can(actor, 'settings', 'create'),
    update: can(actor, 'settings', 'update'),
    delete: can(actor, 'settings', 'delete'),
  },
  toggle: { field: 'active', on: true, off: false },
  bulkDelete: '/ports/bulk/delete',
})

/** The filters of the ports; `countries` are those that have one. */
export const portFilters = (countries: string[]): Filter[] => [
  { name: 'search', label: 'Name, country or UN/LOCODE', kind: 'search' },
  { name: 'name', label: 'Port name', kind: 'text' },
  {
    name: 'country',
    label: 'Country',
    kind: 'choice',
    any: 'Any country',
    options: countries.map((value) => ({ value, label: value })),
  },
]

/** A port as its table shows it and its form opens it. */
export function portRow(row: Row): ListRow {
  const name = String(row.name)
  const country = String(row.country)
  const unlocode = textOrNull(row.unlocode)
  const use = PORT_USES.find((known) => known === row.use) ?? 'both'
  const active = row.active !== false
  return {
    id: Number(row.id),
    name: `${name}, ${country}`,
    updatedAt: iso(row.updated_at),
    active,
    cells: { name, country, unlocode, use: USE_LABELS[use], updatedAt: iso(row.updated_at) },
    values: { name, country, unlocode, use, active },
  }
}
