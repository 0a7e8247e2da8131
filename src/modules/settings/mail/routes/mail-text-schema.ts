import { z } from 'zod'

/** The key of a kind of e-mail in an address. */
export const mailKeyParams = z.object({ key: z.string().regex(/^[\w-]{1,60}$/) })

/** The text of an e-mail as sent. */
export const mailText = z.object({ subject: z.string(), body: z.string() })
