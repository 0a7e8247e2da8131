import { sql } from '@payloadcms/db-postgres'
import { filterNames } from '@/kernel/added/added-ranges'
import { type AddedField, isRanged, labelWithUnit, optionsOf } from '@/kernel/added-fields'
import { reachesShowroom } from '@/kernel/showroom-scope'
import type { Db } from '@/server/db-of'
import { addedFields } from '@/server/rows/added-vehicle-fields'
import { number, text } from '@/server/rows/fields'
import { select } from '@/server/rows/select'
import { byName } from '@/server/sql'
import type { Filter, Option } from '@/ui/back-office/list/list-type'
import { AGE_BANDS } from '../../rules/stock/stock-age'
import { VEHICLE_STATUS_LABELS, VEHICLE_STATUSES } from '../../rules/vehicle-status'
import { ageName } from '../../schemas/stock-query'
import * as words from '../../words'
import * as added from './words'

type Scope = readonly number[] | 'all'

const OFFERED = { list: text(sql`offered.list`), id: number(sql`offered.id`), name: text(sql`offered.name`) }

/** The filters of the vehicles, with the existing makes and body types and the viewer's showrooms. */
export async function stockFilters(db: Db, showrooms: Scope): Promise<Filter[]> {
  const rows = await select(
    db,
    OFFERED,
    sql`FROM (
      SELECT 'make' AS list, id, name, 0 AS place FROM manufacturers
      UNION ALL SELECT 'body', id, name, sort_order FROM vehicle_types
      UNION ALL SELECT 'showroom', id, concat_ws(', ', showroom_name, city), 0 FROM showroom_offices
    ) offered ORDER BY place, ${byName(sql`offered.name`)}, offered.id`,
  )
  const of = (list: string): Option[] =>
    rows
      .filter((row) => row.list === list)
      .filter((row) => list !== 'showroom' || reachesShowroom(showrooms, row.id))
      .map(({ id, name }) => ({ value: String(id), label: name }))
  const statuses = VEHICLE_STATUSES.map((value) => ({ value, label: VEHICLE_STATUS_LABELS[value] }))
  const ages = AGE_BANDS.map((band) => ({ value: ageName(band), label: words.ageBand(band[0], band[1]) }))
  const choice = (name: string, label: string, options: Option[]): Filter => ({
    name,
    label,
    kind: 'choice',
    any: words.anyLabel(label.toLowerCase()),
    options,
  })
  return [
    { name: 'q', label: words.nameStockNumberChassis, kind: 'search' },
    choice('status', words.status, statuses),
    choice('make', words.manufacturer, of('make')),
    choice('body', words.bodyType, of('body')),
    choice('showroom', words.showroom, of('showroom')),
    choice('photos', words.photographs, [{ value: 'none', label: words.withoutPhotograph }]),
    choice('age', words.stockAge, ages),
    { name: 'enteredFrom', label: words.enteredFrom, kind: 'day' },
    { name: 'enteredTo', label: words.enteredTo, kind: 'day' },
    { name: 'yearFrom', label: words.yearFrom, kind: 'number' },
    { name: 'yearTo', label: words.yearTo, kind: 'number' },
    ...addedFields().flatMap(addedFilterOf),
  ]
}

/** The fields for a filter by a module's field. */
function addedFilterOf(field: AddedField): Filter[] {
  if (!field.filter) return []
  const [first = '', last = ''] = filterNames(field)
  if (isRanged(field)) {
    const label = labelWithUnit(field)
    const kind = field.kind === 'date' ? 'day' : 'number'
    return [
      { name: first, label: added.fromOf(label), kind },
      { name: last, label: added.toOf(label), kind },
    ]
  }
  const { label } = field
  if (field.kind === 'text') return [{ name: first, label, kind: 'text' }]
  const options = optionsOf(field).map((option) => ({ value: option.value, label: option.label }))
  return [{ name: first, label, kind: 'choice', any: words.anyLabel(label.toLowerCase()), options }]
}

/** What the trash is looked through by. */
export const trashFilters: Filter[] = [{ name: 'q', label: words.nameStockNumber, kind: 'search' }]
