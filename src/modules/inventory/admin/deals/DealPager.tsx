import Link from 'next/link'
import styles from '@/ui/admin/admin.module.css'

type Props = { given: Record<string, string>; page: number; pages: number }

/** First, previous, 'Page X of Y', next, last. */
export function DealPager({ given, page, pages }: Props) {
  const to = (label: string, target: number, text: string) =>
    target === page || target < 1 || target > pages ? (
      <button aria-label={label} className={styles.button} disabled type="button">
        {text}
      </button>
    ) : (
      <Link
        aria-label={label}
        className={styles.button}
        href={`?${new URLSearchParams({ ...given, page: String(target) })}`}
      >
        {text}
      </Link>
    )
  return (
    <nav aria-label="Pages" className={styles.pager}>
      <span className={styles.quiet}>
        Page {page} of {pages}
      </span>
      <span className={styles.pages}>
        {to('First page', 1, '«')}
        {to('Previous page', page - 1, '‹')}
        {to('Next page', page + 1, '›')}
        {to('Last page', pages, '»')}
      </span>
    </nav>
  )
}
