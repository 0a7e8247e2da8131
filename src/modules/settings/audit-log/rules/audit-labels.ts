import type { ColumnWords } from '@/kernel/audit-words'
import { nameInWords } from '@/kernel/text/name-in-words'
import { sentence } from '@/kernel/text/text'

/** Columns of many tables whose names are unclear, or expose too much of the database. */
const LABELS: ColumnWords['labels'] = {
  created_at: 'Created',
  created_by: 'Created by',
  deleted_at: 'Moved to the trash',
  email: 'E-mail',
  expires_at: 'Expires',
  ip: 'IP address',
  updated_at: 'Last updated',
  updated_by: 'Changed by',
  url: 'Address',
}

/**
 * A column's display name: 'cost_value' → 'Cost value', 'manufacturer_id' → 'Manufacturer', 'is_shared' → 'Shared'.
 *
 * @param given the modules' display names for their columns
 */
export function columnLabel(column: string, given: ColumnWords['labels']): string {
  const bare = column.replace(/^_+/, '').replace(/_id$/, '')
  for (const labels of [given, LABELS])
    for (const name of [column, bare]) {
      const label = Object.hasOwn(labels, name) ? labels[name] : undefined
      if (label !== undefined) return label
    }
  return nameInWords(bare.replace(/^is_(?=.)/, ''))
}

/** Labels that do not follow from their code. */
const CODES: Readonly<Record<string, string>> = {
  VEHICEL_RETURNED: 'Vehicle returned',
  clock: 'The product',
  'rejection-mail': 'E-mail about the rejection',
}

/** The label of a fixed list's code: 'IN_AUCTION' → 'In auction'; short ones such as FOB and RHD stay. */
export function codeWords(code: string): string {
  if (Object.hasOwn(CODES, code)) return CODES[code] ?? code
  if (/^[A-Z]{1,3}$/.test(code) || !/^[A-Za-z][\w-]*$/.test(code)) return code
  return sentence(code.replaceAll(/[_-]+/g, ' ').toLowerCase())
}
