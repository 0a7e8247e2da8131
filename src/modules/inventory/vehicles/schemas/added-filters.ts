import { z } from 'zod'
import { choiceQuery, dayQuery, textQuery } from '@/input/list-query-fields'
import { readBound } from '@/kernel/added/added-range-bounds'
import { filterNames } from '@/kernel/added/added-ranges'
import { type AddedField, isDay, optionsOf } from '@/kernel/added-fields'

/** Any number, as a text in its canonical spelling. */
const numberQuery = (name: string) =>
  textQuery(name).transform((text, context) => {
    const bound = text === undefined ? undefined : readBound(text)
    if (bound === undefined || (bound !== null && !isDay(bound))) return bound
    context.issues.push({ code: 'custom', message: `${name} must be a number`, input: text })
    return undefined
  })

function queryOf(field: AddedField, name: string): z.ZodType<string | undefined> {
  if (field.kind === 'text') return textQuery(name)
  if (field.kind === 'number') return numberQuery(name)
  if (field.kind === 'date') return dayQuery(name)
  return choiceQuery(
    name,
    optionsOf(field).map(({ value }) => value),
  )
}

/** The staff's filters by modules' fields, by their names in addresses and calls. */
export const addedFilterShape = (
  fields: readonly AddedField[],
): Record<string, z.ZodType<string | undefined>> =>
  Object.fromEntries(
    fields
      .filter(({ filter }) => filter)
      .flatMap((field) => filterNames(field).map((name) => [name, queryOf(field, name)])),
  )

/** The same alone, for a call that reads its other filters in another way. */
export const addedFilterQuery = (fields: readonly AddedField[]) => z.object(addedFilterShape(fields))
