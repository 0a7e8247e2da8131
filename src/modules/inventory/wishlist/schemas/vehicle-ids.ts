import { z } from 'zod'
import { INT4_MAX, parseWhole } from '@/kernel/numbers'
import { WISHLIST_IDS_MAX } from '../rules/wishlist'

/** A query for vehicles: `?ids=3,7`, without duplicates, in the order given; none is an empty list. */
export const vehicleIdsQuery = z.object({
  ids: z
    .string({ error: 'ids must be given once' })
    .optional()
    .transform((text, context) => {
      const parts = [...new Set((text ?? '').split(',').map((part) => part.trim()))].filter(Boolean)
      const ids = parts.map(parseWhole)
      const areIds = ids.every((id): id is number => id !== null && id > 0 && id <= INT4_MAX)
      if (areIds && ids.length <= WISHLIST_IDS_MAX) return ids
      const message = areIds ? `At most ${WISHLIST_IDS_MAX} at a time` : 'ids must be ids joined by commas'
      context.issues.push({ code: 'custom', message, input: text })
      return z.NEVER
    }),
})
