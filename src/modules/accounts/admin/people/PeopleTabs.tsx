import { AdminTabs } from '@/ui/admin/Tabs'
import { PEOPLE_SECTIONS } from './sections'

const TABS = [
  ...PEOPLE_SECTIONS.map(({ key, title }) => ({
    key,
    href: key === 'all' ? '/admin/contacts' : `/admin/contacts/${key}`,
    title: key === 'all' ? 'All' : title,
  })),
  { key: 'staff', href: '/admin/user-management', title: 'All staff' },
  { key: 'access-map', href: '/admin/user-management/access-map', title: 'Access map' },
]

/** The sections of people, and the two screens beside them. */
export const PeopleTabs = ({ current }: { current: string }) => (
  <AdminTabs current={current} label="Sections" tabs={TABS} />
)
