import type { Person } from '../queries/select-person'
import type { FormChoices } from './person-form-choices'
import * as words from './words'

/** The showrooms of a member of staff by name, of those that the viewer sees; '' for none and for customers. */
export function showroomsOfPerson(
  { assignedShowrooms: assigned, roleId }: Pick<Person, 'assignedShowrooms' | 'roleId'>,
  showrooms: FormChoices['showrooms'],
): string {
  if (!roleId) return ''
  if (assigned === 'all') return words.allShowrooms
  const own = showrooms.filter(({ id }) => assigned.includes(id))
  return own.map(({ name }) => name).join(', ')
}
