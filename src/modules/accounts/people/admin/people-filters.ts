import type { Role } from '@/modules/accounts/access/queries/list-roles'
import { USER_STATUSES } from '@/modules/accounts/access/rules/account-status'
import { USER_TYPES } from '@/modules/accounts/access/rules/user-types'
import type { Filter } from '@/ui/back-office/list/list-type'
import { COUNTRIES } from '../rules/countries'
import type { ContactQuery } from '../schemas/person-input'
import * as words from './words'

const SEARCH: Filter = { name: 'search', label: words.nameEmailPhone, kind: 'search' }

const STATUS: Filter = {
  name: 'status',
  label: words.status,
  kind: 'choice',
  any: words.anyStatus,
  options: USER_STATUSES.map((value) => ({ value, label: words.STATUS_WORDS[value].label })),
}

const TYPE: Filter = {
  name: 'userType',
  label: words.type,
  kind: 'choice',
  any: words.anyType,
  options: USER_TYPES.map((value) => ({ value, label: words.TYPE_WORDS[value] })),
}

const COUNTRY: Filter = {
  name: 'country',
  label: words.country,
  kind: 'choice',
  any: words.anyCountry,
  options: COUNTRIES.map(({ name }) => ({ value: name, label: name })),
}

const roleFilter = (roles: readonly Role[]): Filter => ({
  name: 'roleId',
  label: words.role,
  kind: 'choice',
  any: words.anyRole,
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
    { name: 'memberSince', label: words.memberSince, kind: 'day' },
  ]
}
