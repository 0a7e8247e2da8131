import css from './ticket.module.css'
import type { Other } from './use-presence'
import * as words from './words'

const namesOf = (people: readonly Other[]): string =>
  new Intl.ListFormat('en-GB').format(people.map(({ name }) => name))

/** Who else is looking at the ticket, or writing. */
export function PresenceLine({ others }: { others: readonly Other[] }) {
  const writing = others.filter(({ isTyping }) => isTyping)
  return (
    <p aria-live="polite" className={css.presence} data-typing={writing.length > 0 || undefined}>
      {writing.length > 0
        ? (writing.length === 1 ? words.typing : words.typingMany)(namesOf(writing))
        : others.length > 0 && (others.length === 1 ? words.alsoHere : words.alsoHereMany)(namesOf(others))}
    </p>
  )
}
