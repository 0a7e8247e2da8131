import { ACTOR_KINDS, AUDIT_ACTIONS } from '@/kernel/audit-words'
import type { Filter, Option } from '@/ui/back-office/list/list-type'
import type { AuditChoices } from '../queries/list-audit-log'
import * as words from '../words'

const entries = (words: Record<string, string>): Option[] =>
  Object.entries(words).map(([value, label]) => ({ value, label }))

const choice = (name: string, label: string, any: string, options: Option[]): Filter => ({
  name,
  label,
  kind: 'choice',
  any,
  options,
})

/** The filters of the audit log, with the existing people and areas. */
export function auditFilters({ areas, staff }: AuditChoices): Filter[] {
  const people = staff.map(({ email, id, name }) => ({
    value: String(id),
    label: name ? `${name} (${email})` : email,
  }))
  return [
    { name: 'q', label: words.nameDetailEmail, kind: 'search' },
    choice('user', words.user, words.anyone, [...entries(ACTOR_KINDS), ...people]),
    choice('action', words.action, words.anyAction, entries(AUDIT_ACTIONS)),
    choice(
      'area',
      words.area,
      words.anyArea,
      areas.map((area) => ({ value: area, label: area })),
    ),
    { name: 'from', label: words.from, kind: 'day' },
    { name: 'to', label: words.to, kind: 'day' },
  ]
}
