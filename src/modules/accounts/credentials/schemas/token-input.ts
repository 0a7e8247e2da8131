import { z } from 'zod'
import { filledText } from '@/input/fields'

const TOKEN_MAX = 200

/** The token from a mail. */
export const tokenInput = z.strictObject({ token: filledText('Token', TOKEN_MAX) })
