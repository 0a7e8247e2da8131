import type { Field, GlobalConfig } from 'payload'
import { byTheProductAlone, may, nobody } from '@/collections/shared/access'
import { text } from '@/collections/shared/fields'
import { shapeOf } from '@/collections/shared/recordCollection'
import { COMPANY_FIELDS } from '@/modules/settings/company/rules/company-settings-fields'
import { broadcastCompanySettings } from './broadcastCompanySettings'
import { limitToAdministrators } from './limitToAdministrators'

/** How many earlier versions are kept. */
const VERSIONS = 100

/**
 * The accounts customers pay into. No request can change these: a change requires a second member of staff.
 */
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
    // The account printed on invoices in its currency; one for each.
    { name: 'isDefault', type: 'checkbox', defaultValue: false },
  ],
}

/** The company's identity and its trading figures; changed only by the product's own call and screen. */
export const CompanySettings: GlobalConfig = {
  slug: 'company-settings',
  label: 'Company settings',
  admin: { group: false },
  access: { read: may('settings', 'read'), readVersions: may('settings', 'read'), update: nobody },
  versions: { max: VERSIONS },
  fields: [...COMPANY_FIELDS.map(([name, field]) => shapeOf(name, field)), bankAccounts],
  hooks: { beforeChange: [limitToAdministrators], afterChange: [broadcastCompanySettings] },
}
