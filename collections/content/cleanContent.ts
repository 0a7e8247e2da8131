import { type CollectionBeforeValidateHook, ValidationError } from 'payload'
import { knownBlocks } from '@/modules/content/rich-text/queries/list-known-blocks'
import type { Content } from '@/modules/content/rich-text/rules/content'
import { parseContent } from '@/modules/content/rich-text/rules/parse-content'

/**
 * Brings a text into its one form, whoever writes it.
 *
 * @param derive fields that follow from the text
 * @throws ValidationError for parts that no reader could be shown, unsafe links, and too much of it
 */
export const cleanContent =
  (field: string, derive: (content: Content | null) => object = () => ({})): CollectionBeforeValidateHook =>
  ({ collection, data, req }) => {
    if (data?.[field] === undefined) return data
    const content = parseContent(data[field], knownBlocks())
    if (!content.ok)
      throw new ValidationError({
        collection: collection.slug,
        errors: [{ path: field, message: content.error }],
        req,
      })
    return { ...data, [field]: content.value, ...derive(content.value) }
  }
