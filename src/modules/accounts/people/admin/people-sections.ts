import type { ContactQuery } from '../schemas/person-input'
import * as words from './words'

/** A list of people in the back office: its title and fixed filter. */
export type PeopleSection = { key: string; title: string; fixed: Partial<ContactQuery> }

const ALL: PeopleSection = { key: 'all', title: words.contacts, fixed: {} }

/** The sections of /admin/contacts, in the order of their tabs. */
export const PEOPLE_SECTIONS: readonly PeopleSection[] = [
  ALL,
  { key: 'customer', title: words.customers, fixed: { kind: 'customers' } },
  { key: 'admin', title: words.admins, fixed: { roleId: 1 } },
  { key: 'manager', title: words.managers, fixed: { roleId: 2 } },
  { key: 'supervisor', title: words.supervisors, fixed: { roleId: 3 } },
  { key: 'operator', title: words.operators, fixed: { roleId: 4 } },
]

const STAFF: PeopleSection = { key: 'staff', title: words.userManagement, fixed: { kind: 'staff' } }

/** Whether a list has staff alone. */
export const isOfStaff = ({ kind, roleId }: PeopleSection['fixed']): boolean =>
  kind === 'staff' || roleId !== undefined

/** The section named by an address below /admin. */
export const sectionOf = ([area, key]: readonly string[]): PeopleSection =>
  area === 'user-management' ? STAFF : (PEOPLE_SECTIONS.find((one) => one.key === key) ?? ALL)
