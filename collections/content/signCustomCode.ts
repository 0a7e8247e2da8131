import type { CollectionBeforeChangeHook } from 'payload'
import { validationFailed } from '@/kernel/errors'
import { issue } from '@/kernel/issue'
import { parseCustomCode } from '@/modules/content/seo/engine/parse-custom-code'
import { signParts } from '@/modules/content/seo/engine/sign-and-read-custom-parts'
import { readCompanySettings } from '@/modules/settings/company/queries/read-company-settings'

/**
 * Reads the parts that are served from code as it changes, and signs them. Code that stays is not signed again: it may have
 * come into the database in another way. What the product itself writes, without anybody's request, is not served.
 */
export const signCustomCode: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const [code, before] = [data.customCode ?? null, originalDoc?.customCode ?? null]
  if (data.customCode === undefined || code === before)
    return { ...data, customParts: originalDoc?.customParts ?? null }
  if (code === null || !req.user) return { ...data, customParts: null }
  const { scriptHosts } = await readCompanySettings(req.payload, req)
  const parsed = await parseCustomCode(code, scriptHosts ?? [])
  if (!parsed.ok) throw validationFailed([issue('customCode', parsed.error)])
  return { ...data, customParts: signParts(data.pageType ?? originalDoc?.pageType, parsed.value) }
}
