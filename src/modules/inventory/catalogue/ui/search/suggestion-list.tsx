import { cx } from '@/ui/cx'
import { PlainLink } from '@/ui/link'
import * as words from './browser-words'
import type { Line } from './suggestion-lines'

type ListProps = {
  id: string
  lines: readonly Line[]
  isRecent: boolean
  /** Place of the line that the keyboard stands on; -1 for none. */
  active: number
  onChosen: (line: Line) => void
  onCleared: () => void
}

const LINE = cx(
  'flex min-h-11 items-center gap-3 px-3 py-1 text-14 hover:bg-link-wash hover:text-link aria-selected:bg-link-wash aria-selected:text-link',
  // Where the keyboard stands is not said by a background that the reader's system replaces.
  'forced-colors:aria-selected:outline-2 forced-colors:aria-selected:-outline-offset-2 forced-colors:aria-selected:outline-[highlight]',
)

/** The lines under a search field. The keyboard stays in the field and names one of them. */
export function SuggestionList({ id, lines, isRecent, active, onChosen, onCleared }: ListProps) {
  return (
    <div className="absolute inset-x-0 top-full z-40 mt-1 overflow-hidden rounded-card border border-line bg-surface shadow-float">
      {isRecent && (
        <p className="flex items-center justify-between border-b border-line pr-1 pl-3 text-13 text-faint">
          {words.recentSearches}
          <button type="button" className="min-h-11 px-2 text-link" onClick={onCleared}>
            {words.clear}
          </button>
        </p>
      )}
      <div id={id} role="listbox" aria-label={isRecent ? words.recentSearches : words.suggestions}>
        {lines.map((line, place) => (
          <PlainLink
            key={line.key}
            id={`${id}-${place}`}
            role="option"
            className={LINE}
            aria-selected={place === active}
            tabIndex={-1}
            href={line.href}
            onClick={() => onChosen(line)}
          >
            <span className="min-w-0 flex-1">{line.label}</span>
            {line.note && (
              <small className="text-13 whitespace-nowrap text-faint tabular-nums">{line.note}</small>
            )}
          </PlainLink>
        ))}
      </div>
    </div>
  )
}
