import type { z } from 'zod'
import { type AddedField, addedColumn } from '@/kernel/added-fields'
import { answerOf } from './added-input'

export const addedAnswerShape = (fields: readonly AddedField[]): Record<string, z.ZodType> =>
  Object.fromEntries(fields.map((field) => [addedColumn(field), answerOf(field)]))
