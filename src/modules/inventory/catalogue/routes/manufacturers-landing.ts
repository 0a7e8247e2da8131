import { z } from 'zod'
import { recordOf } from '@/api/answer-schemas'
import { defineRoute } from '@/api/define-route'
import { listHomeMakes } from '../queries/list-entries-with-vehicle-counts'

const landing = z.object({
  id: z.int(),
  name: z.string(),
  description: z.string().nullable(),
  /** URL of the picture. */
  logo: z.string().nullable(),
  /** Its number of vehicles on offer. */
  count: z.int(),
})

/** The manufacturers shown on the home page. */
export const manufacturersLandingRoute = defineRoute({
  method: 'get',
  path: '/manufacturers/landing',
  access: { kind: 'public' },
  tag: 'Manufacturers',
  summary: 'List manufacturers for the home page, those with the most vehicles for sale first',
  response: recordOf(z.array(landing)),
  handler: async (_, { payload }) => ({ data: await listHomeMakes(payload) }),
})
