import type { CollectionBeforeValidateHook, CollectionSlug, PayloadRequest } from 'payload'
import { ValidationError } from 'payload'
import type { Issue } from '@/kernel/issue'
import { DEFAULT_LANGUAGE, DEFAULT_LOCALE, LANGUAGES } from '@/kernel/languages/languages'

/** A record as it would be saved, by field. */
type Written = Readonly<Record<string, unknown>>

/** Whether a write is about the texts in the language that stands in for the others. */
export const isMainLanguage = ({ locale }: PayloadRequest): boolean =>
  !LANGUAGES.some(({ code }) => code === locale) || locale === DEFAULT_LOCALE

/** The newest version of a record in the default language; nothing for a new one. */
async function inMainLanguage(req: PayloadRequest, slug: string, id: unknown): Promise<Written> {
  if (typeof id !== 'number') return {}
  const doc: unknown = await req.payload.findByID({
    collection: slug as CollectionSlug,
    id,
    locale: DEFAULT_LOCALE,
    draft: true,
    depth: 0,
    disableErrors: true,
    req: { ...req, locale: DEFAULT_LOCALE } as PayloadRequest,
    overrideAccess: true,
  })
  return doc === null || typeof doc !== 'object' ? {} : { ...doc }
}

/**
 * Holds for every write of a record with texts in several languages. The default language needs everything that the rule
 * requires. Another one may lack any text, since the default one's is read instead, and is held to the rest of the rule.
 */
export const validateLocales =
  (rule: (record: Written) => Issue[]): CollectionBeforeValidateHook =>
  async ({ collection, data, originalDoc, req }) => {
    const refuse = (errors: Issue[]) => {
      if (errors.length > 0) throw new ValidationError({ collection: collection.slug, errors, req })
    }
    const record: Written = { ...originalDoc, ...data }
    if (isMainLanguage(req)) {
      refuse(rule(record))
      return data
    }
    refuse(rule({ ...record, _status: 'draft' }))
    if (record._status !== 'published') return data
    const main = await inMainLanguage(req, collection.slug, originalDoc?.id)
    const texts = collection.flattenedFields.filter((field) => 'localized' in field && field.localized)
    const whole = { ...record, ...Object.fromEntries(texts.map(({ name }) => [name, main[name]])) }
    refuse(
      rule(whole).map(({ message, path }) => ({ path, message: `${DEFAULT_LANGUAGE.label}: ${message}` })),
    )
    return data
  }
