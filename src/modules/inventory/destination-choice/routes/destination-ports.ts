import { z } from 'zod'
import { named, recordOf } from '@/api/answer-schemas'
import { defineRoute } from '@/api/define-route'
import { readPublicPlaces } from '@/modules/settings/places/queries/read-public-places'

/** The ports that vehicles can be delivered to. */
export const destinationPortsRoute = defineRoute({
  method: 'get',
  path: '/vehicles/public/destinations',
  access: { kind: 'public' },
  tag: 'Public vehicles',
  summary: 'List the ports that vehicles can be delivered to, by country',
  response: recordOf(z.array(named.extend({ country: z.string() }))),
  handler: async (_, { payload }) => ({ data: (await readPublicPlaces(payload)).ports }),
})
