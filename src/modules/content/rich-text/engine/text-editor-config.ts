import { editorConfigFactory } from '@payloadcms/richtext-lexical'
import type { Payload, RichTextField } from 'payload'

/** The editor of posts and topic pages, as Payload's converters need it. */
export function textEditorConfig(payload: Payload) {
  const { flattenedFields } = payload.collections['blog-posts'].config
  const body = flattenedFields.find(({ name }) => name === 'body')
  return editorConfigFactory.fromField({ field: body as RichTextField })
}
