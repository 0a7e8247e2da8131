import { sql } from '@payloadcms/db-postgres'
import { type AddedField, type AddedValue, addedColumn, addedValue } from '@/kernel/added-fields'
import { type Field, json } from '@/server/rows/fields'
import { type AddedKey, addedColumns, addedKey } from '../../rules/stock/stock-column-choice'

/** Values of modules' fields by the keys of their columns. */
export type AddedValues = Readonly<Record<AddedKey, AddedValue>>

/** The values of the modules' fields that are columns of the list; the vehicle is `v` in the statement. */
export function addedValuesField(all: readonly AddedField[]): Field<AddedValues> {
  const fields = addedColumns(all)
  const pairs = fields.map((field) => sql`${addedKey(field)}::text, v.${sql.identifier(addedColumn(field))}`)
  const read = (value: unknown): AddedValues => {
    const row = value as Record<string, unknown>
    return Object.fromEntries(
      fields.map((field) => [addedKey(field), addedValue(field, row[addedKey(field)])]),
    )
  }
  return json(read, sql`jsonb_build_object(${sql.join(pairs, sql`, `)})`)
}
