import Link from 'next/link'
import { countInWords } from '@/kernel/count-in-words'
import { waitedText } from '@/kernel/time/time-in-words'
import styles from '@/ui/back-office/admin.module.css'
import { LocalTime } from '@/ui/back-office/time/local-time'
import board from './dashboard.module.css'
import type { WorkGroup, WorkLine } from './read-work'
import * as words from './words'

type Props = {
  /** What waits; null if it could not be read. */
  groups: readonly WorkGroup[] | null
  now: Date
}

/** What waits for the viewer, by kind, the longest waiting first; each line links to its record. */
export function WorkQueue({ groups, now }: Props) {
  return (
    <section aria-labelledby="work">
      <h2 className={board.heading} id="work">
        {words.waitingForUs}
      </h2>
      {groups === null ? (
        <p className={styles.alert} data-tone="red" role="alert">
          {words.workNotRead}
        </p>
      ) : groups.length === 0 ? (
        <p className={styles.quiet}>{words.nothingWaits}</p>
      ) : (
        <div className={board.queue}>
          {groups.map((group) => (
            <Group group={group} key={group.title} now={now} />
          ))}
        </div>
      )}
    </section>
  )
}

function Group({ group: { counted, href, items, title }, now }: { group: WorkGroup; now: Date }) {
  const count = countInWords(counted)
  const rest = counted.count - (items?.length ?? 0)
  return (
    <section className={board.kind}>
      <h3>
        <Link href={href}>{title}</Link> <span className={board.badge}>{count}</span>
      </h3>
      {items === null ? (
        <p className={styles.quiet}>{words.kindNotRead}</p>
      ) : (
        <ul>
          {items.map((item) => (
            <Line item={item} key={item.id} now={now} />
          ))}
        </ul>
      )}
      {rest > 0 && (
        <Link className={board.all} href={href}>
          {words.seeAll(counted)}
          <span className={board.hidden}>: {title}</span>
        </Link>
      )}
    </section>
  )
}

function Line({ item: { href, since, title, what, who }, now }: { item: WorkLine; now: Date }) {
  return (
    <li>
      <Link href={href}>{title}</Link>
      <span className={board.since}>
        <span className={board.hidden}>{words.since} </span>
        <LocalTime iso={since} />
        <span> {words.waited(waitedText(new Date(since), now))}</span>
      </span>
      <span className={styles.quiet}>{[who, what].filter(Boolean).join(' · ')}</span>
    </li>
  )
}
