import { AdminTabs } from '@/ui/back-office/admin-tabs'
import { PEOPLE_SECTIONS } from './people-sections'
import * as words from './words'

const TABS = [
  ...PEOPLE_SECTIONS.map(({ key, title }) => ({
    key,
    href: key === 'all' ? '/admin/contacts' : `/admin/contacts/${key}`,
    title: key === 'all' ? words.all : title,
  })),
  { key: 'staff', href: '/admin/user-management', title: words.allStaff },
  { key: 'access-map', href: '/admin/user-management/access-map', title: words.accessMap },
]

const DELETED = { key: 'deleted', href: '/admin/contacts/deleted', title: words.deleted }

/** The sections of people, and the screens beside them; deleted accounts for those who may delete. */
export const PeopleTabs = ({ current, seesDeleted = false }: { current: string; seesDeleted?: boolean }) => (
  <AdminTabs current={current} label={words.sections} tabs={seesDeleted ? [...TABS, DELETED] : TABS} />
)
