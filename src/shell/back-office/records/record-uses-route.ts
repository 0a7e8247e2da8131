import { z } from 'zod'
import { idParams, recordOf } from '@/api/answer-schemas'
import { defineRoute } from '@/api/define-route'
import { forbidden, notFound } from '@/kernel/errors'
import { can } from '@/kernel/permissions'
import { countRecordUses } from '@/server/database/count-record-uses'
import { dbOf } from '@/server/db-of'
import { moduleOfList } from './module-of-list'

const params = idParams.extend({ list: z.string().regex(/^[a-z][a-z-]{0,60}$/) })

/** What refers to an entry of a list, for the question before it is deleted; for those who may delete there. */
export const recordUsesRoute = defineRoute({
  method: 'get',
  path: '/record-uses/{list}/{id}',
  access: { kind: 'staff' },
  tag: 'Back office',
  summary: 'Count what uses an entry of a list, in words: while something does, it cannot be deleted',
  params,
  response: recordOf(z.object({ uses: z.string().nullable() }).meta({ id: 'RecordUses' })),
  handler: async ({ params: { id, list } }, { actor, req }) => {
    const module = moduleOfList(list)
    if (!module) throw notFound()
    if (!can(actor, module, 'delete')) throw forbidden()
    return { data: { uses: await countRecordUses(await dbOf(req), list, id) } }
  },
})
