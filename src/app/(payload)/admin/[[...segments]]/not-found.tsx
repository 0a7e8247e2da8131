import Link from 'next/link'
import styles from '@/ui/back-office/admin.module.css'
import * as words from '../../../words'

/**
 * In place of a screen that is not there. Next draws it for every page, needed or not, so it has nothing that must be
 * read: Payload's own would work out the viewer's permissions and the navigation once more each time.
 */
export default function NotFound() {
  return (
    <main className={styles.page}>
      <title>{words.nothingHere}</title>
      <section className={styles.empty}>
        <h1 className={styles.title}>{words.nothingHere}</h1>
        <p>{words.mayBeGone}</p>
        <div className={styles.actions} style={{ justifyContent: 'center', marginTop: 16 }}>
          <Link className={styles.primary} href="/admin">
            {words.toTheDashboard}
          </Link>
        </div>
      </section>
    </main>
  )
}
