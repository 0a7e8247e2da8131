import { z } from 'zod'
import { fieldInput } from '@/input/record-input'
import { isTimezone } from '@/modules/settings/places/rules/is-timezone'
import { COMPANY_FIELDS, SCRIPT_HOSTS_MAX } from '../rules/company-settings-fields'
import { isScriptHost, scriptHost } from '../rules/script-hosts'

const fields = Object.fromEntries(COMPANY_FIELDS.map(([name, field]) => [name, fieldInput(field).optional()]))

const timezone = z
  .string({ error: 'Time zone must be text' })
  .refine(isTimezone, 'Time zone must be one such as Asia/Tokyo')
  .optional()

/** In lower case, each once. */
const scriptHosts = z
  .array(z.string({ error: 'Script hosts must be a list of texts' }).transform(scriptHost), {
    error: 'Script hosts must be a list of texts',
  })
  .max(SCRIPT_HOSTS_MAX, `Script hosts: at most ${SCRIPT_HOSTS_MAX} lines`)
  .refine((hosts) => hosts.every(isScriptHost), 'Script hosts must be names such as www.googletagmanager.com')
  .transform((hosts) => [...new Set(hosts)])
  .optional()

/** The changeable company settings, all optional; unknown fields are rejected by name. */
export const companySettingsInput: z.ZodObject = z.strictObject({ ...fields, timezone, scriptHosts })
