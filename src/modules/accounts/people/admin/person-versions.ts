import { mergeReport, type Side, sideOf, type Versions } from '@/kernel/merge'
import { mergeRows } from '@/ui/back-office/merge/merge-rows'
import type { Person } from '../queries/select-person'
import type { FormChoices } from './person-form-choices'
import { type PersonValues, TEXT_FIELDS, type TextField, valuesOf } from './person-form-values'
import * as words from './words'

/** All showrooms, or some of them. */
const SHOWROOMS = 'showrooms'
type Part = TextField | typeof SHOWROOMS

const partsOf = ({ allShowrooms, showrooms, ...texts }: PersonValues): Record<Part, unknown> => ({
  ...texts,
  showrooms: allShowrooms ? 'all' : showrooms.toSorted(),
})

const reportOf = ({ base, mine, theirs }: Versions<PersonValues>) =>
  mergeReport({ base: partsOf(base), mine: partsOf(mine), theirs: partsOf(theirs) })

/** How the form reads the people that it opens; see `useVersions`. */
export const PERSON_READING = {
  stampOf: (person: Person | null) => person?.updatedAt,
  valuesOf,
  reportOf,
}

/**
 * One form of both versions: what only one side changed is as changed, the rest as chosen.
 *
 * @param choices by field; mine for those without
 */
export function mergedPerson(
  versions: Versions<PersonValues>,
  choices: Readonly<Record<string, Side>>,
): PersonValues {
  const side = sideOf(reportOf(versions), choices)
  const texts = TEXT_FIELDS.map((field) => [field, versions[side(field)][field]])
  const { allShowrooms, showrooms } = versions[side(SHOWROOMS)]
  return { ...versions.theirs, ...Object.fromEntries(texts), allShowrooms, showrooms }
}

const LABELS: Readonly<Record<Part, string>> = {
  firstName: words.firstName,
  middleName: words.middleName,
  lastName: words.lastName,
  email: words.email,
  phoneNumber: words.phone,
  country: words.country,
  zip: words.zip,
  city: words.city,
  state: words.stateOrRegion,
  address: words.address,
  gender: words.gender,
  dob: words.dateOfBirth,
  status: words.status,
  roleId: words.role,
  userType: words.type,
  companyName: words.companyName,
  companyAddress: words.companyAddress,
  deliveryAddress1: words.deliveryAddress1,
  deliveryAddress2: words.deliveryAddress2,
  deliveryAddress3: words.deliveryAddress3,
  showrooms: words.assignedShowrooms,
}

type Named = readonly { id: number; name: string }[]
const nameIn = (options: Named, id: string): string =>
  options.find((option) => String(option.id) === id)?.name ?? id

const wordIn = (labels: Readonly<Record<string, string>>, value: string): string => labels[value] ?? value

const STATUS_LABELS = Object.fromEntries(
  Object.entries(words.STATUS_WORDS).map(([status, { label }]) => [status, label]),
)

/** What is not written in the form as it is read. */
const SPECIAL: Partial<Record<Part, (values: PersonValues, choices: FormChoices) => string>> = {
  gender: ({ gender }) => wordIn(words.GENDER_WORDS, gender),
  status: ({ status }) => wordIn(STATUS_LABELS, status),
  userType: ({ userType }) => wordIn(words.TYPE_WORDS, userType),
  roleId: ({ roleId }, { roles }) => (roleId === '' ? words.noneCustomer : nameIn(roles, roleId)),
  showrooms: ({ allShowrooms, showrooms }, choices) =>
    allShowrooms ? words.allShowrooms : showrooms.map((id) => nameIn(choices.showrooms, id)).join('\n'),
}

/** Two versions of a person in words, for the screen that merges them. */
export const personRows = (versions: Versions<PersonValues>, choices: FormChoices) =>
  mergeRows(versions, {
    report: reportOf(versions),
    merged: mergedPerson(versions, {}),
    labelOf: (part) => LABELS[part as Part],
    textOf: (part, values) =>
      SPECIAL[part as Part]?.(values, choices) ?? String(values[part as keyof PersonValues]),
  })
