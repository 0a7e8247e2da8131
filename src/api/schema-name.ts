import { type ZodType, z } from 'zod'

/** The name of a schema in the API document, if it has one. */
export const schemaName = (schema: ZodType): string | undefined => schema.meta()?.id

/**
 * Gives a schema a name in the API document, which then describes it once and refers to it. Schemas of the same name
 * must have the same shape. Without a name the schema stays as it is.
 */
export const nameSchema = <T extends ZodType>(schema: T, name: string | undefined): T =>
  name === undefined ? schema : schema.meta({ id: name })

/** The name of a shape that contains this schema: 'Port' and 'Page' give 'PortPage', a list of it 'PortArrayPage'. */
export function nameAround(schema: ZodType, ending: string): string | undefined {
  const named = schema instanceof z.ZodArray ? (schema.element as ZodType) : schema
  const name = schemaName(named)
  return name && `${name}${named === schema ? '' : 'Array'}${ending}`
}
