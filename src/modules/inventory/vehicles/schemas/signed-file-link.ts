import { z } from 'zod'
import { freeText, requiredText } from '@/input/fields'
import { URL_MAX } from '@/kernel/markup/safe-links'
import { SIGNED_URL_SECONDS } from '../rules/vehicle-limits'

/** The file to link to, and the link's validity in seconds. */
export const signedUrlInput = z.strictObject({
  path: freeText('Path', URL_MAX),
  expiresIn: z
    .number({ error: 'Expiry must be a number of seconds' })
    .int('Expiry must be a number of seconds')
    .min(1, 'Expiry must be a number of seconds')
    .max(SIGNED_URL_SECONDS, 'A link can last for a year at most')
    .optional(),
})

/** The document whose links are revoked. */
export const revokeLinksInput = z.strictObject({ path: requiredText('Path', URL_MAX) })
