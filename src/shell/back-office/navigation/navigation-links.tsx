import Link from 'next/link'
import { currentLine } from '@/kernel/navigation'
import * as words from '../words'
import css from './navigation.module.css'
import type { Badge, NavigationLine, NavigationLines, Screen } from './navigation-data'

type Props = { groups: readonly NavigationLines[]; path: string; screens: readonly Screen[] }

/** Groups that need no heading: the first screen, and what is the viewer's own. */
const PLAIN = new Set(['today', 'own'])

/** The lines of the navigation, in groups; the one that the page at `path` belongs to is marked. */
export function NavigationLinks({ groups, path, screens }: Props) {
  const current = currentLine(path, screens)
  return (
    <nav aria-label={words.navigation} className={css.groups}>
      {groups.map(({ group, lines, title }) => (
        <div className={css.group} data-group={group} key={group}>
          {!PLAIN.has(group) && (
            <h2 className={css.heading} id={`navigation-${group}`}>
              {title}
            </h2>
          )}
          <ul
            aria-label={PLAIN.has(group) ? title : undefined}
            aria-labelledby={PLAIN.has(group) ? undefined : `navigation-${group}`}
            className={css.lines}
          >
            {lines.map((line) => (
              <Line isCurrent={line.href === current} key={line.href} line={line} />
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}

/** A line with its badge, which is a link of its own where the work is listed elsewhere. */
function Line({ isCurrent, line: { badge, href, title } }: { isCurrent: boolean; line: NavigationLine }) {
  const linksElsewhere = badge !== null && badge.href !== href
  return (
    <li className={css.item}>
      <Link aria-current={isCurrent ? 'page' : undefined} className={css.line} href={href} prefetch={false}>
        <span className={css.title}>{title}</span>
        {badge && !linksElsewhere && <Count badge={badge} before=", " />}
      </Link>
      {linksElsewhere && (
        <Link className={css.work} href={badge.href} prefetch={false}>
          <Count badge={badge} />
        </Link>
      )}
    </li>
  )
}

/** A number to see, and a sentence for screen readers. */
const Count = ({ badge: { label, text }, before = '' }: { badge: Badge; before?: string }) => (
  <span className={css.badge} title={label}>
    <span aria-hidden="true">{text}</span>
    <span className={css.heard}>{`${before}${label}`}</span>
  </span>
)
