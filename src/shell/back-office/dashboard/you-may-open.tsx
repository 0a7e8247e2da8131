import Link from 'next/link'
import type { NavigationEntry } from '@/api/module'
import styles from '@/ui/back-office/admin.module.css'
import * as words from './words'

/** What a role may open that has no work of its own: the lines of its navigation, as cards. */
export function YouMayOpen({ entries }: { entries: readonly NavigationEntry[] }) {
  const lines = entries.filter((entry) => 'group' in entry && entry.href !== '/admin')
  return (
    <section aria-labelledby="open" className={styles.section}>
      <h2 id="open">{words.youMayOpen}</h2>
      <div className={styles.cards}>
        {lines.map(({ href, title }) => (
          <Link className={styles.card} href={href} key={href}>
            <strong>{title}</strong>
          </Link>
        ))}
      </div>
    </section>
  )
}
