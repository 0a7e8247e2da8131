'use client'

import { cx } from '@/ui/cx'
import { type Packed, usePacked } from '@/ui/packed-data'
import { VisuallyHidden } from '@/ui/page-parts'
import { sameness, samenessOfAll } from '../../rules/compare-sameness'
import { PHONE_COLUMNS } from '../../rules/comparison-limits'
import type { CompareColumn, CompareData } from './compare-data'
import { CompareHead } from './compare-head'
import type { CompareGroup } from './compare-rows'
import { BODY, CELLS, compareTableLook, HEADS, LINE, SAME } from './compare-table-looks'
import { ComparedVehicleActions } from './compared-vehicle-actions'
import { OnlyDifferencesSwitch } from './only-differences-switch'
import * as words from './page-words'
import { useComparisonUrl } from './use-comparison-url'

/** Vehicles in the order of the URL, which may have changed since the server read them. */
function inOrder(columns: readonly CompareColumn[], ids: readonly number[]) {
  const rank = ({ id }: CompareColumn) => ids.indexOf(id)
  return columns
    .map((column, place) => ({ column, place }))
    .sort((one, other) => rank(one.column) - rank(other.column))
}

/** The same facts with their values in that order, and how far they are the same. */
const ordered = (groups: readonly CompareGroup[], places: readonly number[]) =>
  groups.map(({ title, rows }) => {
    const shown = rows.map((row) => {
      const cells = places.map((place) => row.cells[place] ?? '')
      return { title: row.title, cells, same: sameness(cells) }
    })
    return { title, rows: shown, same: samenessOfAll(shown.map(({ same }) => same)) }
  })

/**
 * Vehicles side by side. Their heads stay in view while the facts scroll. A phone shows the first two, and facts have
 * their names above them; styles alone do that, and hide what is the same.
 */
export function CompareTable({ data }: { data: Packed<CompareData> }) {
  const { columns, groups } = usePacked(data)
  const { ids, onlyDifferences } = useComparisonUrl()
  const order = inOrder(columns, ids)
  const shown = order.map(({ column }) => column)
  const places = order.map(({ place }) => place)
  const inAddress = shown.map(({ id }) => id)
  return (
    <div className="group/compare">
      {shown.length > 1 && <OnlyDifferencesSwitch ids={inAddress} isOn={onlyDifferences} />}
      <table className={compareTableLook(shown.length)} data-heads-stay="" aria-label={words.comparison}>
        <thead className={HEADS}>
          <tr className={LINE}>
            <td className={CELLS.corner} />
            {shown.map((column, place) => (
              <th
                key={column.id}
                scope="col"
                className={cx(CELLS.head, place >= PHONE_COLUMNS && 'paired:hidden')}
              >
                <CompareHead column={column} place={place} all={shown} onlyDifferences={onlyDifferences} />
              </th>
            ))}
          </tr>
        </thead>
        <Tools columns={shown} ids={inAddress} onlyDifferences={onlyDifferences} />
        {ordered(groups, places).map((group) => (
          <Group key={group.title} group={group} ids={inAddress} />
        ))}
      </table>
    </div>
  )
}

type ToolsProps = { columns: CompareColumn[]; ids: number[]; onlyDifferences: boolean }

const Tools = ({ columns, ids, onlyDifferences }: ToolsProps) => (
  <tbody className={cx('no-print', BODY)}>
    <tr className={LINE}>
      <th scope="row" className={CELLS.toolsName}>
        <VisuallyHidden>{words.actions}</VisuallyHidden>
      </th>
      {columns.map((column, place) => (
        <td key={column.id} className={cx(CELLS.tools, place >= PHONE_COLUMNS && 'paired:hidden')}>
          <ComparedVehicleActions column={column} ids={ids} onlyDifferences={onlyDifferences} />
        </td>
      ))}
    </tr>
  </tbody>
)

type GroupProps = { group: ReturnType<typeof ordered>[number]; ids: readonly number[] }

function Group({ group: { rows, same, title }, ids }: GroupProps) {
  return (
    <tbody className={cx(BODY, SAME[same ?? 'none'].line)}>
      <tr className={LINE}>
        <th scope="rowgroup" colSpan={ids.length + 1} className={CELLS.group}>
          {title}
        </th>
      </tr>
      {rows.map((row) => (
        <Fact key={row.title} row={row} ids={ids} />
      ))}
    </tbody>
  )
}

type FactProps = { row: GroupProps['group']['rows'][number]; ids: readonly number[] }

function Fact({ row, ids }: FactProps) {
  const same = SAME[row.same ?? 'none']
  return (
    <tr className={cx(LINE, same.line)} data-same={row.same ?? 'none'}>
      <th scope="row" className={cx(CELLS.name, same.name)}>
        {row.title}
        {row.same === null && <VisuallyHidden> {words.differs}</VisuallyHidden>}
      </th>
      {row.cells.map((cell, place) => (
        <td
          key={ids[place]}
          className={cx(CELLS.value, same.value, place >= PHONE_COLUMNS && 'paired:hidden')}
        >
          {cell || <small className="text-faint">{words.notStated}</small>}
        </td>
      ))}
    </tr>
  )
}
