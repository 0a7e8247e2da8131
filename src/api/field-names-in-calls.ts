import { z } from 'zod'
import { unknownField } from '@/input/fields'
import { issuesOf } from '@/input/issues'
import type { Issue } from '@/kernel/issue'
import type { FieldNames } from './route-type'
import { nameSchema, schemaName } from './schema-name'

/**
 * Code uses camelCase; clients use the specification's names. A route states the differences once (`{
 * fuelType: 'vehicle_fuel_type_id' }`); input, documentation and the fields that errors point at follow from
 * that. Nested objects and lists of objects use the same table.
 */
export function clientNamedSchema(schema: z.ZodType, names: FieldNames): z.ZodType {
  if (schema instanceof z.ZodObject) {
    const shape = Object.fromEntries(
      Object.entries(schema.shape).map(([key, field]) => [
        names[key] ?? key,
        clientNamedSchema(field as z.ZodType, names),
      ]),
    )
    const spelled = schema.def.catchall instanceof z.ZodNever ? z.strictObject(shape) : z.object(shape)
    return nameSchema(spelled, schemaName(schema))
  }
  if (schema instanceof z.ZodArray) return z.array(clientNamedSchema(schema.element as z.ZodType, names))
  if (schema instanceof z.ZodOptional)
    return clientNamedSchema(schema.unwrap() as z.ZodType, names).optional()
  if (schema instanceof z.ZodNullable)
    return clientNamedSchema(schema.unwrap() as z.ZodType, names).nullable()
  return schema
}

/** Converts a value from the clients' names to the code's; names of the code are accepted as well. */
export const readClientNames = (value: unknown, names: FieldNames): unknown => renamed(value, inwards(names))

/**
 * The same for strict schemas: a name of the code that clients spell differently becomes one the schema does not
 * know. Every name has its own counterpart, so `issuesOfBody` finds back what was sent.
 */
export const readClientNamesStrictly = (value: unknown, names: FieldNames): unknown =>
  renamed(value, new Map([...inwards(names), ...strangers(names)]))

const inwards = (names: FieldNames): Map<string, string> =>
  new Map(Object.entries(names).map(([inner, outer]) => [outer, inner]))

/** Pairs each name that only the code has with one that only clients have. */
function strangers(names: FieldNames): [string, string][] {
  const outside = new Set(Object.values(names))
  const end = (name: string): string => {
    const next = names[name]
    return next === undefined ? name : end(next)
  }
  return Object.keys(names)
    .filter((inner) => !outside.has(inner))
    .map((inner) => [inner, end(inner)])
}

function renamed(value: unknown, names: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(value)) return value.map((part) => renamed(part, names))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => [names.get(key) ?? key, renamed(field, names)]),
  )
}

/** The issues of a body read by `readClientNamesStrictly`, at the names the client sent; unknown fields come first. */
export function issuesOfBody({ issues }: z.core.$ZodError, names: FieldNames): Issue[] {
  const sent = new Map([
    ...Object.entries(names),
    ...strangers(names).map(([inner, outer]) => [outer, inner] as const),
  ])
  const unknown = issues.flatMap((found) =>
    found.code === 'unrecognized_keys' ? found.keys.map((key) => [...found.path.map(String), key]) : [],
  )
  const wrong = issues.filter(({ code }) => code !== 'unrecognized_keys')
  return [
    ...unknown.map((path) => unknownField(path.map((key) => sent.get(key) ?? key))),
    ...clientNamedIssues(issuesOf({ issues: wrong }), names),
  ]
}

/** The same issues, pointing at the names the client sent. */
export const clientNamedIssues = (issues: readonly Issue[], names: FieldNames): Issue[] =>
  issues.map(({ path, message }) => ({
    path: path
      .split('.')
      .map((part) => names[part] ?? part)
      .join('.'),
    message,
  }))
