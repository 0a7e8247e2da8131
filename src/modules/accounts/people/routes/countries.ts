import { z } from 'zod'
import { recordOf } from '@/api/answer-schemas'
import { defineRoute } from '@/api/define-route'
import { COUNTRIES } from '../rules/countries'

const country = z
  .object({ name: z.string(), code: z.string(), diallingCode: z.string() })
  .meta({ id: 'Country' })

/** Countries for forms. */
export const countryRoutes = [
  defineRoute({
    method: 'get',
    path: '/countries',
    access: { kind: 'public' },
    tag: 'People',
    summary: 'Countries by name, with two-letter code and dialling code',
    response: recordOf(z.array(country)),
    handler: async () => ({ data: [...COUNTRIES] }),
  }),
]
