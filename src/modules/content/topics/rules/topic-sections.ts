import { isRecord } from '@/kernel/loose-values'
import { partsOf } from '@/kernel/markup/rich-text'
import { slugify } from '@/kernel/slug'

/** A section of a page, and the anchor at which links find it. */
export type TopicSection = { anchor: string; title: string }

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

/** A section as its block has it, its anchor in the form that addresses have; null without a heading. */
export function sectionOf({ anchor, title }: { anchor?: unknown; title?: unknown }): TopicSection | null {
  const heading = textOf(title)
  return heading ? { anchor: slugify(textOf(anchor) || heading), title: heading } : null
}

/** The sections of a page, in order. */
export function sectionsOf(content: unknown): TopicSection[] {
  return partsOf(content).flatMap((part) => {
    const fields = isRecord(part) ? part.fields : null
    return isRecord(fields) && fields.blockType === 'section' ? (sectionOf(fields) ?? []) : []
  })
}
