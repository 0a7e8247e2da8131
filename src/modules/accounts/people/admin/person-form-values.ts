import { type Issue, issue } from '@/kernel/issue'
import { firstStatus } from '@/modules/accounts/access/rules/account-status'
import type { Person } from '../queries/select-person'
import { checkNewPerson, checkPerson, type PersonInput, type PersonPatch } from '../schemas/check-person'
import * as words from './words'

/** The text fields, in display order. */
export const TEXT_FIELDS = [
  'firstName',
  'middleName',
  'lastName',
  'email',
  'phoneNumber',
  'country',
  'zip',
  'city',
  'state',
  'address',
  'gender',
  'dob',
  'status',
  'roleId',
  'userType',
  'companyName',
  'companyAddress',
  'deliveryAddress1',
  'deliveryAddress2',
  'deliveryAddress3',
] as const
export type TextField = (typeof TEXT_FIELDS)[number]

/** The form's values: all texts, a missing role ''. */
export type PersonValues = Record<TextField, string> & { allShowrooms: boolean; showrooms: string[] }

/** What the form of staff begins with. */
const FIRST_OF_STAFF: readonly TextField[] = ['roleId', 'status']

/** Where somebody lives: not asked of whoever begins to work here. */
const HOME: readonly TextField[] = ['country', 'zip', 'city', 'state', 'address']

/** What a form is for: a member of staff or a contact, and whether they are new. */
export type FormKind = { asStaff: boolean; isNew: boolean }

/** The text fields in display order: of staff, role and status come first, and there are no delivery addresses. */
export function fieldsOfForm({ asStaff, isNew }: FormKind): readonly TextField[] {
  if (!asStaff) return TEXT_FIELDS
  const left = TEXT_FIELDS.filter((field) => !FIRST_OF_STAFF.includes(field) && !field.startsWith('delivery'))
  return [...FIRST_OF_STAFF, ...left.filter((field) => !isNew || !HOME.includes(field))]
}

/** The form's initial values: a person's, or those of a new one. */
export function valuesOf(person: Person | null, asStaff = false): PersonValues {
  const texts = Object.fromEntries(
    TEXT_FIELDS.map((field) => [field, person?.[field] == null ? '' : String(person[field])]),
  ) as Record<TextField, string>
  const assigned = person?.assignedShowrooms ?? []
  return {
    ...texts,
    status: person?.status ?? firstStatus(asStaff),
    userType: person ? texts.userType : 'CUSTOMER',
    allShowrooms: assigned === 'all',
    showrooms: assigned === 'all' ? [] : assigned.map(String),
  }
}

/** The form's values in the contract's format. */
export function inputOf({ allShowrooms, roleId, showrooms, ...texts }: PersonValues): PersonInput {
  const role = roleId === '' ? null : Number(roleId)
  const orNull = (text: string) => (text.trim() === '' ? null : text)
  return {
    ...texts,
    middleName: orNull(texts.middleName),
    gender: orNull(texts.gender),
    dob: orNull(texts.dob),
    roleId: role,
    userType: role ? null : texts.userType,
    ...(role && { assignedShowrooms: allShowrooms ? 'all' : showrooms.map(Number) }),
  }
}

/** A new person in the contract's format; of staff without what the form does not ask. */
export function newInputOf(values: PersonValues, asStaff: boolean): PersonInput {
  const input = withoutEmptyType(inputOf(values))
  const asked: readonly string[] = HOME
  return asStaff
    ? Object.fromEntries(Object.entries(input).filter(([field]) => !asked.includes(field)))
    : input
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Only what differs from the person the form was filled from; the e-mail address has a call of its own. */
export function patchOf(values: PersonValues, person: Person): PersonPatch {
  const { email: _, ...now } = inputOf(values)
  const before = inputOf(valuesOf(person)) as Record<string, unknown>
  const changed = Object.entries(now).filter(([field, value]) => !same(value, before[field]))
  // A person without a type, as is the case for staff, stays without.
  return Object.fromEntries(changed.filter(([, value]) => value !== undefined)) as PersonPatch
}

const today = (): string => new Date().toISOString().slice(0, 10)

/** What is wrong with the form, by field and by the same rules as on the server. */
export function issuesIn(values: PersonValues, person: Person | null, asStaff: boolean): Issue[] {
  return issuesOfRules(values, person, asStaff).map((one) => ({ ...one, path: fieldOf(one.path) }))
}

/** Without a role somebody new would be a customer, and not a member of staff. */
function checkNewValues(values: PersonValues, asStaff: boolean): Issue[] {
  const isStaff = asStaff || values.roleId !== ''
  const others = checkNewPerson(newInputOf(values, asStaff), today(), isStaff)
  return asStaff && values.roleId === '' ? [issue('roleId', words.roleRequired), ...others] : others
}

function issuesOfRules(values: PersonValues, person: Person | null, asStaff: boolean): Issue[] {
  if (!person) return checkNewValues(values, asStaff)
  const patch = withoutEmptyType(patchOf(values, person))
  const { email: _, ...whole } = inputOf(values)
  return checkPerson(patch, whole, today())
}

/** Staff have no customer type, which the rules treat as a missing field. */
export function withoutEmptyType<T extends PersonPatch>(given: T): T {
  if (!given.roleId && given.userType !== null) return given
  const { userType: _, ...rest } = given
  return rest as T
}

/** The field of the form that an issue is about. */
export const fieldOf = (path: string): string =>
  path.startsWith('assignedShowrooms') ? 'showrooms' : (path.split('.')[0] ?? '')
