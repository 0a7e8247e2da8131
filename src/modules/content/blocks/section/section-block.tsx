import type { SectionBlock as Fields } from '@/payload-types'
import type { BlockProps } from '../ui/block-props'
import { sectionOf } from './content'

/** The heading of a section, where links to its anchor end. */
export function SectionBlock({ fields }: BlockProps<Fields>) {
  const section = sectionOf(fields)
  return (
    section && (
      <h2 id={section.anchor} className="scroll-mt-6">
        {section.title}
      </h2>
    )
  )
}
