import type { Payload } from 'payload'
import { readCompanySettings } from '@/modules/settings/company/queries/read-company-settings'
import type { SupportContacts } from '../rules/support-contacts'

/** How the company's support is reached other than here. */
export async function readSupportContacts(payload: Payload): Promise<SupportContacts> {
  const { phones, salesEmail, supportEmail, whatsapp } = await readCompanySettings(payload)
  return {
    phone: phones?.[0] ?? null,
    whatsapp: whatsapp || null,
    email: supportEmail || salesEmail || null,
  }
}
