import type { Role } from '@/modules/accounts/access/queries/list-roles'
import { USER_STATUSES, USER_TYPES } from '@/modules/accounts/access/rules/account-status'
import type { Filter } from '@/ui/back-office/list/types'
import { COUNTRIES } from '../rules/countries'
import type { ContactQuery } from '../schemas/contact'
import { STATUS_WORDS, TYPE_WORDS } from './words'

const SEARCH: Filter = { name: 'search', label: 'Name, e-mail, phone or company', kind: 'search' }

const STATUS: Filter = {
  name: 'status',
  label: 'Status',
  kind: 'choice',
  any: 'Any status',
  options: USER_STATUSES.map((value) => ({ value, label: STATUS_WORDS[value].label })),
}

const TYPE: Filter = {
  name: 'userType',
  label: 'Type',
  kind: 'choice',
  any: 'Any type',
  options: USER_TYPES.map((value) => ({ value, label: TYPE_WORDS[value] })),
}

const COUNTRY: Filter = {
  name: 'country',
  label: 'Country',
  kind: 'choice',
  any: 'Any country',
  options: COUNTRIES.map(({ name }) => ({ value: name, label: name })),
}

const roleFilter = (roles: readonly Role[]): Filter => ({
  name: 'roleId',
  label: 'Role',
  kind: 'choice',
  any: 'Any role',
  options: roles.map(({ id, name }) => ({ value: String(id), label: name })),
})

/** The filters for people, without those that the section fixes. */
export function peopleFilters(fixed: Partial<ContactQuery>, roles: readonly Role[]): Filter[] {
  const isOneRole = fixed.roleId !== undefined
  return [
    SEARCH,
    STATUS,
    ...(isOneRole || fixed.kind === 'customers' ? [] : [roleFilter(roles)]),
    ...(isOneRole || fixed.kind === 'staff' ? [] : [TYPE]),
    COUNTRY,
    { name: 'memberSince', label: 'Member since', kind: 'day' },
  ]
}
