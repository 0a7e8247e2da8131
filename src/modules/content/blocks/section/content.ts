import { isRecord } from '@/kernel/loose-values'
import { escapeMarkup } from '@/kernel/markup/escape'
import { partsOf } from '@/kernel/markup/rich-text'
import { slugify } from '@/kernel/slug'

/** A section of a page, and the anchor at which links find it. */
export type TopicSection = { anchor: string; title: string }

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

type Fields = { anchor?: unknown; title?: unknown }

/** A section as its block has it, its anchor in the form that addresses have; null without a heading. */
export function sectionOf({ anchor, title }: Fields): TopicSection | null {
  const heading = textOf(title)
  return heading ? { anchor: slugify(textOf(anchor) || heading), title: heading } : null
}

/** The sections of a text, in order. */
export function sectionsOf(content: unknown): TopicSection[] {
  return partsOf(content).flatMap((part) => {
    const fields = isRecord(part) ? part.fields : null
    return isRecord(fields) && fields.blockType === 'section' ? (sectionOf(fields) ?? []) : []
  })
}

/** The heading as HTML. */
export function sectionHtml(fields: Fields): string {
  const section = sectionOf(fields)
  return section ? `<h2 id="${escapeMarkup(section.anchor)}">${escapeMarkup(section.title)}</h2>` : ''
}

/** The heading alone. */
export const sectionText = ({ title }: Fields): string => textOf(title)
