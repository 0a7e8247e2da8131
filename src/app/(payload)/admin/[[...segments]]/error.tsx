'use client'

import styles from '@/ui/back-office/admin.module.css'

type Props = { error: Error & { digest?: string }; retry: () => void }

/** In place of a screen that could not be made; what is around it stays. */
export default function AdminError({ error, retry }: Props) {
  return (
    <main className={styles.page}>
      <section className={styles.empty} role="alert">
        <h1 className={styles.title}>This screen could not be loaded</h1>
        <p>
          Something went wrong on our side, and nothing was changed. Please try again in a moment.
          {error.digest && ` If it keeps happening, quote error ${error.digest}.`}
        </p>
        <div className={styles.actions} style={{ justifyContent: 'center', marginTop: 16 }}>
          <button className={styles.primary} onClick={() => retry()} type="button">
            Try again
          </button>
          <a className={styles.button} href="/admin">
            To the dashboard
          </a>
        </div>
      </section>
    </main>
  )
}
