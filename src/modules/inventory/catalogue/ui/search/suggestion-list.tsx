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

/** The lines under a search field. The keyboard stays in the field and names one of them. */
export function SuggestionList({ id, lines, isRecent, active, onChosen, onCleared }: ListProps) {
  return (
    <div className="suggestions">
      {isRecent && (
        <p>
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
            aria-selected={place === active}
            tabIndex={-1}
            href={line.href}
            onClick={() => onChosen(line)}
          >
            <span>{line.label}</span>
            {line.note && <small>{line.note}</small>}
          </PlainLink>
        ))}
      </div>
    </div>
  )
}
