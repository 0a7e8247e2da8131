import type { Day } from '@/kernel/days'
import { type Actor, can } from '@/kernel/permissions'
import type { Filter, ListRow, ListShape } from '@/ui/back-office/list/list-type'
import { recordFilters, recordRow, recordShape } from '@/ui/back-office/list/record-list-shape'
import type { CustomsList } from '../queries/list-customs-lists'
import { ALWAYS_CHANGEABLE, CUSTOMS_LIST_STATUSES, customsLists } from '../rules/customs-list'
import * as words from './customs-words'

export const ADDRESS = `/admin/${customsLists.address}`

/** The table and the form of lists; once a list has been in use, it only has fields that do not decide values. */
export function customsShape(actor: Actor, today: Day, status: CustomsList['status'] = 'DRAFT'): ListShape {
  const may = {
    create: can(actor, 'settings', 'create'),
    update: can(actor, 'settings', 'update'),
    delete: can(actor, 'settings', 'delete'),
  }
  const shape = recordShape(customsLists, may, today)
  const at = shape.columns.findIndex(({ key }) => key === 'appliesFrom')
  return {
    ...shape,
    columns: shape.columns
      .filter(({ key }) => key !== 'checkedOn')
      .toSpliced(
        at,
        0,
        { key: 'status', title: words.status },
        { key: 'lines', title: words.lines, kind: 'number' },
      ),
    fields: shape.fields.filter(({ name }) => status === 'DRAFT' || ALWAYS_CHANGEABLE.includes(name)),
  }
}

export const customsFilters = (countries: string[]): Filter[] => [
  ...recordFilters(customsLists, { country: countries }),
  {
    name: 'status',
    label: words.status,
    kind: 'choice',
    any: words.anyStatus,
    options: CUSTOMS_LIST_STATUSES.map((value) => ({ value, label: words.statusOf(value) })),
  },
]

export function customsRow(list: CustomsList, today: Day): ListRow {
  const { id, lines, status, updatedAt } = list
  const row = recordRow(customsLists, { id, updatedAt, values: list, labels: {} }, today)
  return { ...row, cells: { ...row.cells, lines, status: words.statusOf(status) } }
}
