import { z } from 'zod'
import { optionalText, requiredText } from '@/input/fields'
import { pageQuery } from '@/input/list-query-fields'
import { ENCODINGS } from '@/kernel/files/encodings'
import { HEADER_ROW_MAX } from '../rules/find-header-row'

export const FILE_NAME_MAX = 200
export const MAP_NAME_MAX = 80

const options = z.strictObject({
  onExisting: z.enum(['update', 'skip'], { error: 'onExisting is "update" or "skip"' }),
  references: z.enum(['create', 'reject'], { error: 'references is "create" or "reject"' }),
})

/** A map is validated by the importer itself, which explains what is wrong with it. */
const map = z.record(z.string(), z.unknown(), { error: 'map must be an object' })

/** How to import a file. */
export const importInput = z.strictObject({ map, options })

/** A map to save under a name. */
export const importMapInput = z.strictObject({
  name: requiredText('Name', MAP_NAME_MAX),
  /** Headers of the file it was made for. */
  columns: z.array(z.string().max(1000)).min(1, 'columns must name the columns of the file').max(300),
  map,
  options,
})

/** Name of the file sent as the body. */
export const fileQuery = z.object({ name: requiredText('Name', FILE_NAME_MAX) })

const HEADER_ROW_MESSAGE = `headerRow must be the number of a row from 1 to ${HEADER_ROW_MAX}`

/** A file's format, if the detected one was wrong. */
export const formatInput = z.strictObject({
  delimiter: z
    .string({ error: 'delimiter must be text' })
    .refine((sign) => sign.length === 1 && !/["\r\n]/.test(sign), 'delimiter must be one character'),
  encoding: z.enum(ENCODINGS, { error: `encoding must be one of ${ENCODINGS.join(', ')}` }),
  /** The row with the headings; recognised unless given. */
  headerRow: z
    .int(HEADER_ROW_MESSAGE)
    .min(1, HEADER_ROW_MESSAGE)
    .max(HEADER_ROW_MAX, HEADER_ROW_MESSAGE)
    .optional(),
  /** Of a workbook. */
  sheet: z.string().max(100, 'sheet must be 100 characters or less').optional(),
})

export const importsQuery = pageQuery()

/** A key that clients may send so that a repeated upload is the same file. */
export const sendKeyField = optionalText('Idempotency-Key', 100)
