import Link from 'next/link'
import * as words from '../words'
import css from './jump.module.css'
import type { JumpGroup, JumpLine } from './use-jump'

type Props = {
  id: string
  groups: readonly JumpGroup[]
  /** The line that the keyboard is at. */
  active: number
  onChoose: (line: JumpLine) => void
}

export const lineId = (listId: string, index: number): string => `${listId}-${index}`

/** The list of the search: groups of links, one of which the keyboard is at. */
export function JumpLines({ active, groups, id, onChoose }: Props) {
  const starts = groups.map((_, index) => groups.slice(0, index).flatMap(({ lines }) => lines).length)
  return (
    // The focus stays in the field, whose keys move through the lines.
    <div aria-label={words.results} className={css.list} id={id} role="listbox" tabIndex={-1}>
      {groups.map(({ key, lines, title }, group) => (
        <fieldset className={css.group} key={key}>
          <legend className={css.heading}>{title}</legend>
          {lines.map((line, index) => {
            const place = (starts[group] ?? 0) + index
            return (
              <Line
                id={lineId(id, place)}
                isActive={place === active}
                key={line.href}
                line={line}
                onChoose={onChoose}
              />
            )
          })}
        </fieldset>
      ))}
    </div>
  )
}

type LineProps = { id: string; isActive: boolean; line: JumpLine; onChoose: Props['onChoose'] }

const Line = ({ id, isActive, line, onChoose }: LineProps) => (
  <Link
    aria-selected={isActive}
    className={css.line}
    href={line.href}
    id={id}
    onClick={() => onChoose(line)}
    prefetch={false}
    ref={isActive ? (link) => link?.scrollIntoView({ block: 'nearest' }) : undefined}
    role="option"
    tabIndex={-1}
  >
    <span className={css.title}>{line.title}</span>
    <span className={css.detail}>{line.detail}</span>
  </Link>
)
