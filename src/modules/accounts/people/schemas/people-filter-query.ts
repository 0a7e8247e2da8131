import { choiceQuery, dateQuery, pageQuery, textQuery, wholeQuery } from '@/input/list-query-fields'
import { USER_STATUSES } from '@/modules/accounts/access/rules/account-status'
import { USER_TYPES } from '@/modules/accounts/access/rules/user-types'

/** A list of people: the filters, under the specification's names. */
export const peopleFilterQuery = pageQuery().extend({
  search: textQuery('search'),
  email: textQuery('email'),
  firstName: textQuery('firstName'),
  lastName: textQuery('lastName'),
  status: choiceQuery('status', USER_STATUSES),
  roleId: wholeQuery('roleId', 1),
  userType: choiceQuery('userType', USER_TYPES),
  memberSince: dateQuery('memberSince'),
  country: textQuery('country'),
  phoneNumber: textQuery('phoneNumber'),
  /** 'staff' or 'customers'. */
  kind: choiceQuery('kind', ['staff', 'customers'] as const),
})
