import { z } from 'zod'
import { recordOf } from '@/api/answer-schemas'
import { defineRoute } from '@/api/define-route'
import { modules } from '@/api/module'
import { forbidden } from '@/kernel/errors'
import { mayOpen } from '@/kernel/navigation'
import { visibleShowrooms } from '@/kernel/showroom-scope'
import { JUMP_MAX, JUMP_MIN } from './jump-limits'

/** How many records of a kind are found. */
const EACH = 5

const jumpQuery = z.object({
  q: z
    .string()
    .trim()
    .min(JUMP_MIN, `Type at least ${JUMP_MIN} characters`)
    .max(JUMP_MAX, `At most ${JUMP_MAX} characters`),
})

const match = z.object({ id: z.int(), title: z.string(), detail: z.string(), href: z.string() })
const kind = z.object({ key: z.string(), title: z.string(), found: z.array(match) })

/** What the search across the back office finds besides screens: each kind for whoever may open it. */
export const jumpRoute = defineRoute({
  method: 'get',
  path: '/jump',
  access: { kind: 'staff' },
  tag: 'Back office',
  summary: 'Find records by a few letters: at most five of each kind that you may open, in your showrooms',
  query: jumpQuery,
  response: recordOf(z.array(kind)),
  handler: async ({ query: { q } }, { actor, payload }) => {
    // As the access above has it.
    if (actor.kind !== 'staff') throw forbidden()
    const viewer = { id: actor.id, showrooms: visibleShowrooms(actor) }
    const finders = modules()
      .flatMap(({ finds = [] }) => finds)
      .filter(({ needs }) => mayOpen(actor, needs))
    const kinds = finders.map(async ({ find, key, title }) => ({
      key,
      title,
      found: await find(payload, q, viewer, EACH),
    }))
    return { data: (await Promise.all(kinds)).filter(({ found }) => found.length > 0) }
  },
})
