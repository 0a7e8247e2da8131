import { slugify } from '@/kernel/slug'

/** A section of a page, and the anchor at which links find it. */
export type TopicSection = { anchor: string; title: string }

type Some = Readonly<Record<string, unknown>>
const isSome = (value: unknown): value is Some => typeof value === 'object' && value !== null

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

/** A section as its block says it, its anchor in the form that addresses have; null without a heading. */
export function sectionOf({ anchor, title }: { anchor?: unknown; title?: unknown }): TopicSection | null {
  const heading = textOf(title)
  return heading ? { anchor: slugify(textOf(anchor) || heading), title: heading } : null
}

/** The sections of a page, in order. */
export function sectionsOf(content: unknown): TopicSection[] {
  const root = isSome(content) ? content.root : null
  const parts = isSome(root) && Array.isArray(root.children) ? root.children : []
  return parts.flatMap((part: unknown) => {
    const fields = isSome(part) ? part.fields : null
    return isSome(fields) && fields.blockType === 'section' ? (sectionOf(fields) ?? []) : []
  })
}
