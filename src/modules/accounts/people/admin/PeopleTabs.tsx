import { AdminTabs } from '@/ui/back-office/Tabs'
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

const DELETED = { key: 'deleted', href: '/admin/contacts/deleted', title: 'Deleted' }

/** The sections of people, and the screens beside them; deleted accounts for those who may delete. */
export const PeopleTabs = ({ current, seesDeleted = false }: { current: string; seesDeleted?: boolean }) => (
  <AdminTabs current={current} label="Sections" tabs={seesDeleted ? [...TABS, DELETED] : TABS} />
)
