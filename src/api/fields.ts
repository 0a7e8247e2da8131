import { z } from 'zod'
import { idField } from '@/input/fields'
import { parseWhole } from '@/kernel/numbers'

/** A record's id in an address: a positive whole number, written plainly. */
const idText = z
  .string()
  .refine((text) => /^[1-9]/.test(text) && parseWhole(text) !== null)
  .transform(Number)
  .meta({ type: 'integer', minimum: 1 })

/** The parameters of a path that names one record. */
export const idParams = z.object({ id: idText })

/** The parameters of a path that names the model whose records are asked for. */
export const modelParams = z.object({ modelId: idText })

/** The `updatedAt` that the caller last saw; an update that sends an older one is refused. */
export const seenField = {
  updatedAt: z.iso.datetime({ offset: true, error: 'updatedAt must be an ISO date and time' }).optional(),
}

/** A list of ids of one kind of record. */
export const idsField = (label: string, max: number) =>
  z.array(idField(label), { error: `${label} must be a list of ids` }).max(max, `At most ${max} at a time`)

/** An entry of a reference list inside another record. */
export const named = z.object({ id: z.int(), name: z.string() })

/** A moment as it is sent: ISO with milliseconds, UTC. */
export const moment = z.string()

/** The answer of a list call. */
export const listOf = <T extends z.ZodType>(item: T) =>
  z.object({
    data: z.array(item),
    total: z.int().min(0),
    page: z.int().min(1),
    limit: z.int().min(1),
    totalPages: z.int().min(0),
  })

/** The answer of a call for one record, or for a list that has no pages. */
export const recordOf = <T extends z.ZodType>(data: T) => z.object({ data, message: z.string().optional() })

/** The answer of a deletion. */
export const messageAnswer = z.object({ message: z.string() })

/** One page of rows as the contract sends it. */
export const asList = <T>(data: T[], total: number, { page, limit }: { page: number; limit: number }) => ({
  data,
  total,
  page,
  limit,
  totalPages: Math.ceil(total / limit),
})
