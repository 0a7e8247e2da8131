import { z } from 'zod'
import { fieldInput } from '@/input/record-input'
import { isTimezone } from '@/modules/settings/places/rules/zoned-day'
import { COMPANY_FIELDS } from '../rules/company-fields'

const fields = Object.fromEntries(COMPANY_FIELDS.map(([name, field]) => [name, fieldInput(field).optional()]))

const timezone = z
  .string({ error: 'Time zone must be text' })
  .refine(isTimezone, 'Time zone must be one such as Asia/Tokyo')
  .optional()

/** The changeable company settings, all optional; unknown fields are rejected by name. */
export const companySettingsInput: z.ZodObject = z.strictObject({ ...fields, timezone })
