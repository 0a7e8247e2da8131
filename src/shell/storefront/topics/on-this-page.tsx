import type { TopicSection } from '@/modules/content/blocks/section/content'
import * as words from './words'

/** The sections of a long page: at its side, and before the text on a phone. */
export function OnThisPage({ sections }: { sections: readonly TopicSection[] }) {
  return (
    <nav
      aria-label={words.onThisPage}
      className="mb-8 text-14 lg:sticky lg:top-6 lg:order-2 lg:mb-0 lg:self-start"
    >
      <h2 className="text-13 font-semibold text-faint">{words.onThisPage}</h2>
      <ol className="mt-1 border-l border-line pl-4">
        {sections.map(({ anchor, title }) => (
          <li key={anchor}>
            <a
              href={`#${anchor}`}
              className="flex min-h-11 items-center hover:text-link hover:underline lg:min-h-8"
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
