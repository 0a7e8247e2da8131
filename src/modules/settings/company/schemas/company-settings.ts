import { z } from 'zod'
import { fieldInput } from '@/input/record-input'
import { isTimezone } from '@/modules/settings/places/rules/zoned-day'
import { COMPANY_FIELDS } from '../rules/company-fields'

const fields = Object.fromEntries(COMPANY_FIELDS.map(([name, field]) => [name, fieldInput(field).optional()]))

const timezone = z
  .string({ error: 'Time zone must be text' })
  .refine(isTimezone, 'Time zone must be one such as Asia/Tokyo')
  .optional()

/** What may be changed of the company's settings, each for itself; what they do not know is refused by name. */
export const companySettingsInput: z.ZodObject = z.strictObject({ ...fields, timezone })
