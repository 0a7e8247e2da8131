import type { Field, GlobalConfig } from 'payload'
import { byTheProductAlone, may, nobody } from '@/collections/shared/access'
import { text } from '@/collections/shared/fields'
import { shapeOf } from '@/collections/shared/recordCollection'
import { COMPANY_FIELDS } from '@/modules/settings/company/rules/company-fields'
import { announceCompanySettings } from './announceCompanySettings'

/** How many states from before are kept. */
const VERSIONS = 100

/** Where customers pay to. Nobody changes these by request: a change takes a second member of staff. */
const bankAccounts: Field = {
  name: 'bankAccounts',
  type: 'array',
  access: byTheProductAlone,
  fields: [
    text('currency', { required: true, maxLength: 3 }),
    text('bankName', { required: true, maxLength: 100 }),
    text('accountName', { required: true, maxLength: 100 }),
    text('accountNumber', { required: true, maxLength: 50 }),
    text('swift', { label: 'SWIFT', maxLength: 11 }),
    text('bankAddress', { maxLength: 500 }),
  ],
}

/** Who the company is and by which numbers it trades; changed by the call and the screen of the product alone. */
export const CompanySettings: GlobalConfig = {
  slug: 'company-settings',
  label: 'Company settings',
  admin: { group: false },
  access: { read: may('settings', 'read'), readVersions: may('settings', 'read'), update: nobody },
  versions: { max: VERSIONS },
  fields: [...COMPANY_FIELDS.map(([name, field]) => shapeOf(name, field)), bankAccounts],
  hooks: { afterChange: [announceCompanySettings] },
}
