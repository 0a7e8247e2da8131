import { z } from 'zod'
import type { TariffPreview } from '../queries/preview-tariff-file'
import { TARIFF_COLUMNS } from '../rules/file/tariff-columns'
import { daysText } from '../rules/lane-and-tariff-days'
import {
  feeText,
  fieldText,
  laneIn,
  legText,
  METHOD_WORDS,
  type TariffLabels,
} from '../rules/tariff-in-words'
import { differences, TARIFF_FIELDS, type TariffLine } from '../rules/tariff-line'

/** A tariff as people read it. */
const reported = z.object({
  keyword: z.string(),
  lane: z.string().nullable(),
  fee: z.string(),
  method: z.string(),
  vehicleType: z.string().nullable(),
  days: z.string(),
})

const text = z.string().nullable()

export const tariffPreviewRecord = z
  .object({
    stamp: z.string(),
    added: z.array(reported.extend({ line: z.int() })),
    changed: z.array(
      reported.extend({
        line: z.int(),
        id: z.int(),
        changes: z.array(z.object({ field: z.string(), before: text, after: text })),
      }),
    ),
    ended: z.array(reported.extend({ id: z.int(), lastDay: z.string(), lastDayBefore: text })),
    unchanged: z.int(),
    problems: z.array(
      z.object({
        line: z.int(),
        field: z.enum(TARIFF_FIELDS),
        column: z.string(),
        value: z.string(),
        reason: z.string(),
      }),
    ),
    unused: z.array(z.string()),
  })
  .meta({ id: 'TariffPreview' })

const toWire = (line: TariffLine, labels: TariffLabels): z.output<typeof reported> => ({
  keyword: line.keyword,
  lane: laneIn(line, labels),
  fee: [feeText(line), legText(line, labels)].filter(Boolean).join(', '),
  method: METHOD_WORDS[line.method],
  vehicleType: fieldText(line, 'vehicleType', labels),
  days: daysText(line),
})

/** A preview as sent to clients. */
export const toPreview = ({
  labels,
  plan,
  problems,
  stamp,
  unused,
}: TariffPreview): z.output<typeof tariffPreviewRecord> => ({
  stamp,
  added: plan.added.map(({ after, line }) => ({ ...toWire(after, labels), line })),
  changed: plan.changed.map(({ after, before, line }) => ({
    ...toWire(after, labels),
    line,
    id: before.id,
    changes: differences(before, after).map((field) => ({
      field: TARIFF_COLUMNS[field],
      before: fieldText(before, field, labels),
      after: fieldText(after, field, labels),
    })),
  })),
  ended: plan.ended.map(({ before, validTo }) => ({
    ...toWire(before, labels),
    id: before.id,
    lastDay: validTo,
    lastDayBefore: before.validTo,
  })),
  unchanged: plan.unchanged,
  problems: problems.map((problem) => ({ ...problem, column: TARIFF_COLUMNS[problem.field] })),
  unused,
})
