import { z } from 'zod'
import type { Issue } from '@/kernel/issue'
import type { FieldNames } from './types'

/**
 * Code uses camelCase; clients use the specification's names. A route states the differences once (`{
 * fuelType: 'vehicle_fuel_type_id' }`); input, documentation and the fields that errors point at follow from
 * that. Nested objects and lists of objects use the same table.
 */
export function spelledSchema(schema: z.ZodType, names: FieldNames): z.ZodType {
  if (schema instanceof z.ZodObject) {
    const shape = Object.fromEntries(
      Object.entries(schema.shape).map(([key, field]) => [
        names[key] ?? key,
        spelledSchema(field as z.ZodType, names),
      ]),
    )
    return schema.def.catchall instanceof z.ZodNever ? z.strictObject(shape) : z.object(shape)
  }
  if (schema instanceof z.ZodArray) return z.array(spelledSchema(schema.element as z.ZodType, names))
  if (schema instanceof z.ZodOptional) return spelledSchema(schema.unwrap() as z.ZodType, names).optional()
  if (schema instanceof z.ZodNullable) return spelledSchema(schema.unwrap() as z.ZodType, names).nullable()
  return schema
}

/** Converts a value from the clients' names to the code's. */
export function readSpelled(value: unknown, names: FieldNames): unknown {
  const inside = new Map(Object.entries(names).map(([inner, outer]) => [outer, inner]))
  const read = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(read)
    if (part === null || typeof part !== 'object') return part
    return Object.fromEntries(
      Object.entries(part).map(([key, field]) => [inside.get(key) ?? key, read(field)]),
    )
  }
  return read(value)
}

/** The same issues, pointing at the names the client sent. */
export const spelledIssues = (issues: readonly Issue[], names: FieldNames): Issue[] =>
  issues.map(({ path, message }) => ({
    path: path
      .split('.')
      .map((part) => names[part] ?? part)
      .join('.'),
    message,
  }))
