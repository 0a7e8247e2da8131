import { z } from 'zod'
import { timestamp } from '@/api/answer-schemas'
import { CUSTOMS_FIELDS } from '../rules/customs-columns'
import { CERTAINTIES } from '../rules/customs-line'
import { CUSTOMS_LIST_STATUSES } from '../rules/customs-list'

export const customsList = z
  .object({
    id: z.int(),
    name: z.string(),
    country: z.string(),
    currency: z.string(),
    /** Days, YYYY-MM-DD. */
    appliesFrom: z.string(),
    checkedOn: z.string(),
    sourceName: z.string(),
    sourceUrl: z.string().nullable(),
    status: z.enum(CUSTOMS_LIST_STATUSES),
    lines: z.int(),
    /** The file that the lines are from. */
    fileName: z.string().nullable(),
    createdAt: timestamp,
    updatedAt: timestamp,
  })
  .meta({ id: 'CustomsValueList' })

export const customsLine = z
  .object({
    /** Its row in the file. */
    row: z.int(),
    make: z.string(),
    model: z.string(),
    modelCode: z.string().nullable(),
    body: z.string().nullable(),
    drive: z.string().nullable(),
    cc: z.int().nullable(),
    fuel: z.string().nullable(),
    transmission: z.string().nullable(),
    yearFrom: z.int().nullable(),
    yearTo: z.int().nullable(),
    /** Major units of the list's currency. */
    value: z.number(),
  })
  .meta({ id: 'CustomsValue' })

const columns = z.partialRecord(z.enum(CUSTOMS_FIELDS), z.int())

export const customsFile = z
  .object({
    name: z.string(),
    uploadedAt: timestamp,
    sheets: z.array(
      z.object({
        name: z.string(),
        rows: z.int(),
        /** The row with the headings, counted from 0. */
        header: z.int(),
        columns: z.array(z.object({ heading: z.string(), samples: z.array(z.string()) })),
        /** Which column, counted from 0, may fill which field. */
        suggested: columns,
      }),
    ),
  })
  .meta({ id: 'CustomsValueFile' })

export const customsPreview = z
  .object({
    lines: z.int(),
    refused: z.int(),
    /** Blank rows, and headings that are repeated. */
    skipped: z.int(),
    problems: z.array(z.object({ problem: z.string(), rows: z.int(), first: z.array(z.int()) })),
    samples: z.array(customsLine),
    rejected: z.array(z.object({ row: z.int(), problems: z.array(z.string()), raw: z.string() })),
  })
  .meta({ id: 'CustomsValuePreview' })

const unmatched = z.array(
  z.object({ id: z.int(), name: z.string(), sku: z.string(), count: z.int(), why: z.string() }),
)

export const customsCoverage = z
  .object({
    vehicles: z.int(),
    counts: z.record(z.enum(CERTAINTIES), z.int()),
    several: unmatched,
    none: unmatched,
  })
  .meta({ id: 'CustomsValueCoverage' })
