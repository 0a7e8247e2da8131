'use client'

import styles from '@/ui/back-office/admin.module.css'
import * as words from '../../../words'

type Props = { error: Error & { digest?: string }; retry: () => void }

/** In place of a screen that could not be made; what is around it stays. */
export default function AdminError({ error, retry }: Props) {
  return (
    <main className={styles.page}>
      <section className={styles.empty} role="alert">
        <h1 className={styles.title}>{words.thisScreenCouldNotBeLoaded}</h1>
        <p>
          {words.somethingWentWrong}
          {error.digest && ` ${words.quoteError(error.digest)}`}
        </p>
        <div className={styles.actions} style={{ justifyContent: 'center', marginTop: 16 }}>
          <button className={styles.primary} onClick={() => retry()} type="button">
            {words.tryAgain}
          </button>
          <a className={styles.button} href="/admin">
            {words.toTheDashboard}
          </a>
        </div>
      </section>
    </main>
  )
}
