import { z } from 'zod'
import { recordOf } from '@/api/answer-schemas'
import { cacheFor } from '@/api/cache-for'
import { defineRoute } from '@/api/define-route'
import { WHOLE_LIST_LIMIT } from '@/kernel/lists/paging-limits'
import { dbOf } from '@/server/db-of'
import { listRecords } from '@/server/read-record-lists'
import { textOrNull } from '@/server/sql'
import { SHOWROOM_COMPANIES_CACHE_SECONDS } from '../rules/place-limits'
import { showroomOffices } from '../rules/showroom-office-list'

const withCompany = z.object({
  id: z.int(),
  showroomName: z.string(),
  companyName: z.string().nullable(),
  city: z.string(),
  country: z.string(),
})

/** The additional call of showroom offices. */
export const showroomCompaniesRoute = defineRoute({
  method: 'get',
  path: '/showroom-offices/showrooms-with-companies',
  access: { kind: 'public' },
  tag: showroomOffices.plural,
  summary: 'Showrooms with the company that runs each',
  response: recordOf(z.array(withCompany)),
  handler: async (_, context) => {
    const { actor, req } = context
    const whole = { page: 1, limit: WHOLE_LIST_LIMIT }
    const { records } = await listRecords(await dbOf(req), showroomOffices, whole, actor)
    cacheFor(context, SHOWROOM_COMPANIES_CACHE_SECONDS)
    return {
      data: records.map(({ id, values }) => ({
        id,
        showroomName: String(values.showroomName),
        companyName: textOrNull(values.companyName),
        city: String(values.city),
        country: String(values.country),
      })),
    }
  },
})
