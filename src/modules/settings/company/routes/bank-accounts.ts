import { z } from 'zod'
import { idAnswer, idParams, recordOf, timestamp } from '@/api/answer-schemas'
import { defineRoute } from '@/api/define-route'
import type { Route } from '@/api/route-type'
import { actorOf } from '@/server/actor-of'
import { dbOf } from '@/server/db-of'
import { decideBankChange } from '../operations/decide-bank-change'
import { proposeBankChange } from '../operations/propose-bank-change'
import { listBankChangesWithApproval } from '../queries/list-bank-changes-with-approval'
import { BANK_CHANGE_STATUSES, VERDICTS, type Verdict } from '../rules/bank-changes'
import { bankAccountInput, bankChangeRecord, entryOf } from '../schemas/bank-accounts'
import * as words from '../words'

const tag = 'Company settings'
const path = '/company-settings/bank-accounts'
const changes = '/company-settings/bank-account-changes'
const access = { kind: 'module', module: 'settings', action: 'update' } as const
const params = z.object({ id: z.string().min(1).max(50) })

const bankChange = z
  .object({
    id: z.int(),
    status: z.enum(BANK_CHANGE_STATUSES),
    change: bankChangeRecord,
    proposedById: z.int(),
    proposedBy: z.string(),
    proposedAt: timestamp,
    decidedBy: z.string().nullable(),
    decidedAt: z.string().nullable(),
    approvalProblem: z
      .string()
      .nullable()
      .meta({ description: 'Why the caller cannot approve it; null if they can, or if it was decided' }),
  })
  .meta({ id: 'BankAccountChange' })

const toApprove = (id: number) => ({ data: { id }, message: words.sentForApproval })

const decisionRoute = (verdict: Verdict): Route =>
  defineRoute({
    method: 'put',
    path: `${changes}/{id}/${verdict}`,
    access,
    tag,
    summary: words.decisionSummary[verdict],
    params: idParams,
    refusals: [409],
    response: idAnswer,
    handler: async ({ params: { id } }, { req }) => {
      await decideBankChange(req, id, verdict)
      return { data: { id }, message: words.decided[verdict] }
    },
  })

/** The company's bank accounts: changes are proposed by one member of staff and approved by another. */
export const bankAccountRoutes = [
  defineRoute({
    method: 'get',
    path: changes,
    access: { ...access, action: 'read' },
    tag,
    summary: 'List changes of the bank accounts that wait for approval, and the latest decided ones',
    response: recordOf(z.array(bankChange)),
    handler: async (_, { req }) => ({
      data: await listBankChangesWithApproval(await dbOf(req), await actorOf(req)),
    }),
  }),
  defineRoute({
    method: 'post',
    path,
    access,
    tag,
    summary: 'Propose a new bank account; it is added when somebody else approves it',
    status: 201,
    body: bankAccountInput,
    refusals: [409],
    response: idAnswer,
    handler: async ({ body }, { req }) =>
      toApprove(await proposeBankChange(req, { kind: 'ADD', after: entryOf(body) })),
  }),
  defineRoute({
    method: 'put',
    path: `${path}/{id}`,
    access,
    tag,
    summary: 'Propose to alter a bank account; it is altered when somebody else approves it',
    params,
    body: bankAccountInput,
    refusals: [409],
    response: idAnswer,
    handler: async ({ body, params: { id } }, { req }) =>
      toApprove(await proposeBankChange(req, { kind: 'ALTER', accountId: id, after: entryOf(body) })),
  }),
  defineRoute({
    method: 'delete',
    path: `${path}/{id}`,
    access,
    tag,
    summary: 'Propose to remove a bank account; it is removed when somebody else approves it',
    params,
    refusals: [409],
    response: idAnswer,
    handler: async ({ params: { id } }, { req }) =>
      toApprove(await proposeBankChange(req, { kind: 'REMOVE', accountId: id })),
  }),
  ...VERDICTS.map(decisionRoute),
]
