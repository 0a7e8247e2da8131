import { z } from 'zod'
import { filledArea, freeArea, freeText } from '@/input/fields'
import { TARIFF_ROWS_MAX } from '../rules/file/read-tariff'
import { KEYWORD_MAX } from '../rules/freight-list'
import { TARIFF_FIELDS } from '../rules/tariff-line'

/** Longest file, in characters. */
const CSV_MAX = 900_000
const CELL_MAX = 200

const mendedCell = z.strictObject({
  line: z.int({ error: 'line must be a whole number' }).min(1),
  field: z.enum(TARIFF_FIELDS, { error: `field must be one of ${TARIFF_FIELDS.join(', ')}` }),
  text: freeArea('Cell', CELL_MAX),
})

const flag = (name: string) => z.boolean({ error: `${name} must be true or false` }).default(false)

/** A tariff to look at before it is imported. */
export const tariffPreviewInput = z.strictObject({
  csv: filledArea('File', CSV_MAX, 'Choose a CSV file'),
  keyword: freeText('Keyword', KEYWORD_MAX).default(''),
  mended: z
    .array(mendedCell, { error: 'mended must be a list of cells' })
    .max(TARIFF_ROWS_MAX, `At most ${TARIFF_ROWS_MAX} cells at a time`)
    .default([]),
  isWhole: flag('isWhole'),
  leavesOut: flag('leavesOut'),
})

/** A tariff to import as its preview showed it. */
export const tariffImportInput = tariffPreviewInput.extend({
  stamp: z.string({ error: 'stamp must be that of the preview' }).min(1, 'stamp must be that of the preview'),
})
