import { z } from 'zod'
import { parseWhole } from '@/kernel/numbers'
import { nameAround, nameSchema } from './schema-name'

/** A record's id in a URL: a positive integer without sign or leading zeros. */
const idText = z
  .string()
  .refine((text) => /^[1-9]/.test(text) && parseWhole(text) !== null)
  .transform(Number)
  .meta({ type: 'integer', minimum: 1 })

/** The path parameters of a call for one record. */
export const idParams = z.object({ id: idText })

/** The path parameters of a call for the records of one model. */
export const modelParams = z.object({ modelId: idText })

/** The `updatedAt` that the caller last saw; an update with an older one is rejected. */
export const updatedAtField = {
  updatedAt: z.iso.datetime({ offset: true, error: 'updatedAt must be an ISO date and time' }).optional(),
}

/** A list entry nested in another record. */
export const named = z.object({ id: z.int(), name: z.string() }).meta({ id: 'NamedEntry' })

/** A named schema, or null. (`nullable` would make the name's own shape nullable in the API document.) */
export const orNull = <T extends z.ZodType>(schema: T) => z.union([schema, z.null()])

/** A timestamp as sent to clients: ISO with milliseconds, UTC. */
export const timestamp = z.string()

/** The response of a list call. */
export const listOf = <T extends z.ZodType>(item: T) =>
  nameSchema(
    z.object({
      data: z.array(item),
      total: z.int().min(0),
      page: z.int().min(1),
      limit: z.int().min(1),
      totalPages: z.int().min(0),
    }),
    nameAround(item, 'Page'),
  )

/** The response of a call for one record, or for an unpaged list. */
export const recordOf = <T extends z.ZodType>(data: T) =>
  nameSchema(z.object({ data, message: z.string().optional() }), nameAround(data, 'Answer'))

/** The response of a deletion. */
export const messageAnswer = z.object({ message: z.string() }).meta({ id: 'MessageAnswer' })

/** The id of a record just made, with nothing else about it. */
export const idAnswer = recordOf(z.object({ id: z.int() }).meta({ id: 'CreatedId' }))

/** One page of rows in the contract's format. */
export const asList = <T>(data: T[], total: number, { page, limit }: { page: number; limit: number }) => ({
  data,
  total,
  page,
  limit,
  totalPages: Math.ceil(total / limit),
})
