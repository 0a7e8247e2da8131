import Link from 'next/link'
import tabsStyles from './admin-tabs.module.css'

export type Tab = {
  key: string
  href: string
  title: string
  /** How many there are behind it, as it is read. */
  count?: string
  /** Whether that figure needs attention. */
  alarm?: boolean
}

type Props = { label: string; tabs: readonly Tab[]; current: string }

/** Lists beside each other, each at its own URL. */
export function AdminTabs({ current, label, tabs }: Props) {
  return (
    <nav aria-label={label} className={tabsStyles.tabs}>
      {tabs.map(({ alarm, count, href, key, title }) => (
        <Link aria-current={key === current ? 'page' : undefined} href={href} key={key}>
          {title}
          {count !== undefined && (
            <>
              {' '}
              <span className={tabsStyles.count} data-alarm={alarm}>
                {count}
              </span>
            </>
          )}
        </Link>
      ))}
    </nav>
  )
}
