import { AdminTabs } from '@/ui/back-office/admin-tabs'
import { STAFF_APPLICATIONS, STAFF_JOBS } from '../rules/admin-urls'
import * as words from './words'

const TABS = [
  { key: 'jobs', href: STAFF_JOBS, title: words.jobs },
  { key: 'applications', href: STAFF_APPLICATIONS, title: words.applications },
] as const

/** Jobs, and those who applied for them. */
export const CareersTabs = ({ current }: { current: (typeof TABS)[number]['key'] }) => (
  <AdminTabs current={current} label={words.sections} tabs={TABS} />
)
