import type { ColumnWords } from '@/kernel/audit-words'
import { nameInWords, sentence } from '@/kernel/text'

/** Columns that many tables have, and whose names say too little, or too much of the database. */
const LABELS: ColumnWords['labels'] = {
  created_at: 'Created',
  created_by: 'Created by',
  deleted_at: 'Moved to the trash',
  email: 'E-mail',
  expires_at: 'Expires',
  updated_at: 'Last updated',
  updated_by: 'Changed by',
  url: 'Address',
}

/**
 * A column in words: 'cost_value' → 'Cost value', 'manufacturer_id' → 'Manufacturer'.
 *
 * @param given what the modules call columns of theirs
 */
export function columnLabel(column: string, given: ColumnWords['labels']): string {
  const bare = column.replace(/^_+/, '').replace(/_id$/, '')
  for (const labels of [given, LABELS])
    for (const name of [column, bare]) {
      const label = Object.hasOwn(labels, name) ? labels[name] : undefined
      if (label !== undefined) return label
    }
  return nameInWords(bare)
}

/** Words that are no plain reading of their code. */
const CODES: Readonly<Record<string, string>> = { VEHICEL_RETURNED: 'Vehicle returned' }

/** A code of a fixed list in words: 'IN_AUCTION' → 'In auction'; short ones such as FOB and RHD stay. */
export function codeWords(code: string): string {
  if (Object.hasOwn(CODES, code)) return CODES[code] ?? code
  if (/^[A-Z]{1,3}$/.test(code) || !/^[A-Za-z][\w-]*$/.test(code)) return code
  return sentence(code.replaceAll(/[_-]+/g, ' ').toLowerCase())
}
