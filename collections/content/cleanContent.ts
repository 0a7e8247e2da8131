import { type CollectionBeforeValidateHook, ValidationError } from 'payload'
import { readContent } from '@/modules/content/rich-text/operations/read-sent-content'
import type { Content } from '@/modules/content/rich-text/rules/content'

/**
 * Brings a text into its one form, whoever writes it, and converts HTML.
 *
 * @param derive fields that follow from the text
 * @throws ValidationError for parts that no reader could be shown, unsafe links, and too much of it
 */
export const cleanContent =
  (field: string, derive: (content: Content | null) => object = () => ({})): CollectionBeforeValidateHook =>
  async ({ collection, data, req }) => {
    if (data?.[field] === undefined) return data
    const content = await readContent(req, data[field])
    if (!content.ok)
      throw new ValidationError({
        collection: collection.slug,
        errors: [{ path: field, message: content.error }],
        req,
      })
    return { ...data, [field]: content.value, ...derive(content.value) }
  }
