import { AMOUNT_FIELDS } from '../fields'
import type { FieldSource, ImportMap } from './map-schema'

const isNothing = (source: FieldSource | undefined): boolean =>
  source === undefined || source.constant === null || Number(source.constant ?? Number.NaN) === 0

/** Whether a map fills an amount but not its currency. */
export const needsCurrency = ({ fields }: Pick<ImportMap, 'fields'>): boolean =>
  isNothing(fields.currency) && AMOUNT_FIELDS.some((field) => !isNothing(fields[field]))
