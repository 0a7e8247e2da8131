import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { recordOf, timestamp, updatedAtField } from '@/api/answer-schemas'
import { defineRoute } from '@/api/define-route'
import { valueSchema } from '@/api/record-routes'
import { saveCompanySettings } from '../operations/save-company-settings'
import { bankAccountsOf } from '../queries/list-bank-changes'
import { PICTURES, readCompanySettings } from '../queries/read-company-settings'
import { readCompanyValues } from '../queries/read-company-values'
import { COMPANY_FIELDS } from '../rules/company-settings-fields'
import { bankAccountRecord } from '../schemas/bank-accounts'
import { companySettingsInput } from '../schemas/company-settings'
import * as words from '../words'

const tag = 'Company settings'

const settingsSchema = z
  .object({
    ...Object.fromEntries(COMPANY_FIELDS.map(([name, field]) => [name, valueSchema(field)])),
    ...Object.fromEntries(PICTURES.map((name) => [`${name}Url`, z.string().nullable()])),
    bankAccounts: z.array(bankAccountRecord),
    updatedAt: timestamp,
  })
  .meta({ id: 'CompanySettings' })

async function sent(req: PayloadRequest) {
  const settings = await readCompanySettings(req.payload, req)
  return {
    ...readCompanyValues(settings),
    bankAccounts: bankAccountsOf(settings),
    updatedAt: settings.updatedAt ?? '',
  }
}

/** The company's settings: one record that is read and changed. */
export const companySettingsRoutes = [
  defineRoute({
    method: 'get',
    path: '/company-settings',
    access: { kind: 'module', module: 'settings', action: 'read' },
    tag,
    summary: 'Get the company settings: identity, contact details and terms of trade',
    response: recordOf(settingsSchema),
    handler: async (_, { req }) => ({ data: await sent(req) }),
  }),
  defineRoute({
    method: ['put', 'patch'],
    path: '/company-settings',
    access: { kind: 'module', module: 'settings', action: 'update' },
    tag,
    summary: 'Change company settings; fields that are not sent stay as they are',
    body: companySettingsInput.extend(updatedAtField),
    refusals: [409],
    response: recordOf(settingsSchema),
    handler: async ({ body: { updatedAt, ...values } }, { req }) => {
      await saveCompanySettings(req, values, typeof updatedAt === 'string' ? updatedAt : undefined)
      return { data: await sent(req), message: words.companySettingsUpdatedSuccessfully }
    },
  }),
]
