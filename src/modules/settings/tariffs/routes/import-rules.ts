import { z } from 'zod'
import { idParams, recordOf } from '@/api/answer-schemas'
import { defineRoute } from '@/api/define-route'
import { approveImportRule, rejectImportRule, withdrawImportRule } from '../operations/decide-import-rule'
import { noteImportRuleCheckedToday } from '../operations/note-import-rule-checked-today'
import { proposeImportRule } from '../operations/propose-import-rule'
import { RULE_STATUSES } from '../rules/import-rule-status'
import { rejectionInput, ruleInput } from '../schemas/import-rules'
import * as words from './destination-words'

const path = '/destination-rules'
const common = {
  access: { kind: 'module', module: 'settings', action: 'update' },
  tag: 'Destinations',
  refusals: [409],
} as const
const id = recordOf(z.object({ id: z.int() }))

/** Rules of import: a change is a new version; one of rates or fees takes two people. */
export const importRuleRoutes = [
  defineRoute({
    ...common,
    method: 'post',
    path: '/destinations/{slug}/rules',
    summary: 'Enter a new version of a rule; rates and fees count when somebody else approves them',
    status: 201,
    params: z.object({ slug: z.string().min(1).max(60) }),
    body: ruleInput,
    response: recordOf(z.object({ id: z.int(), status: z.enum(RULE_STATUSES) })),
    handler: async ({ body, params: { slug } }, { req }) => {
      const data = await proposeImportRule(req, slug, body.rule)
      return { data, message: data.status === 'PROPOSED' ? words.toApprove : words.inForce }
    },
  }),
  defineRoute({
    ...common,
    method: 'put',
    path: `${path}/{id}/approve`,
    summary: 'Approve a version of a rule that somebody else entered',
    params: idParams,
    response: id,
    handler: async ({ params: { id } }, { req }) => {
      await approveImportRule(req, id)
      return { data: { id }, message: words.approved }
    },
  }),
  defineRoute({
    ...common,
    method: 'put',
    path: `${path}/{id}/reject`,
    summary: 'Reject a version of a rule that somebody else entered, with the reason',
    params: idParams,
    body: rejectionInput,
    response: id,
    handler: async ({ body, params: { id } }, { req }) => {
      await rejectImportRule(req, id, body.reason)
      return { data: { id }, message: words.rejected }
    },
  }),
  defineRoute({
    ...common,
    method: 'put',
    path: `${path}/{id}/withdraw`,
    summary: 'Withdraw a version of a rule that you entered and nobody has decided about',
    params: idParams,
    response: id,
    handler: async ({ params: { id } }, { req }) => {
      await withdrawImportRule(req, id)
      return { data: { id }, message: words.withdrawn }
    },
  }),
  defineRoute({
    ...common,
    method: 'put',
    path: `${path}/{id}/check`,
    summary: 'Note that a rule was compared with its source today and still stands there',
    params: idParams,
    response: recordOf(z.object({ id: z.int(), checkedOn: z.string() })),
    handler: async ({ params: { id } }, { req }) => ({
      data: { id, checkedOn: await noteImportRuleCheckedToday(req, id) },
      message: words.checked,
    }),
  }),
]
