import Link from 'next/link'
import people from './people.module.css'
import { PEOPLE_SECTIONS } from './sections'

/** The sections of people, and the two screens beside them. */
export function PeopleTabs({ current }: { current: string }) {
  const tabs = [
    ...PEOPLE_SECTIONS.map(({ key, title }) => ({
      key,
      href: key === 'all' ? '/admin/contacts' : `/admin/contacts/${key}`,
      title: key === 'all' ? 'All' : title,
    })),
    { key: 'staff', href: '/admin/user-management', title: 'All staff' },
    { key: 'access-map', href: '/admin/user-management/access-map', title: 'Access map' },
  ]
  return (
    <nav aria-label="Sections" className={people.tabs}>
      {tabs.map(({ href, key, title }) => (
        <Link aria-current={key === current ? 'page' : undefined} href={href} key={key}>
          {title}
        </Link>
      ))}
    </nav>
  )
}
