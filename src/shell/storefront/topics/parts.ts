import type { RichText } from '@payloadcms/richtext-lexical/react'
import type { ComponentProps } from 'react'
import type { Media } from '@/payload-types'

/** A text as the editor stores it. */
export type EditorText = ComponentProps<typeof RichText>['data']

/** The parts of a page that are more than text; drafts may lack any of their fields. */
export type TopicParts = {
  section: { title?: string | null; anchor?: string | null }
  facts: { what?: string | null }
  picture: { image?: Media | number | null; caption?: string | null }
  columns: { columns?: { id?: string | null; text?: EditorText | null }[] | null }
  questions: { title?: string | null; items?: unknown }
  vehicles: { title?: string | null; search?: string | null; count?: string | null }
  showrooms: { title?: string | null; country?: string | null }
  contact: { title?: string | null; text?: string | null }
}
