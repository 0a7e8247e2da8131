'use client'

import './compare.css'
import { VisuallyHidden } from '@/ui/layout'
import { type Packed, usePacked } from '@/ui/packed'
import { sameness, samenessOfAll } from '../../rules/common-values'
import { useCompareAddress } from './compare-address'
import type { CompareColumn, CompareData } from './compare-data'
import { CompareHead } from './compare-head'
import type { CompareGroup } from './compare-rows'
import { CompareTools } from './compare-tools'
import { OnlyDifferences } from './only-differences'
import * as words from './page-words'

/** Vehicles in the order of the address, which may have changed since the server read them. */
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
 * their names above them; the style sheet alone does that, and hides what is the same.
 */
export function CompareTable({ data }: { data: Packed<CompareData> }) {
  const { columns, groups } = usePacked(data)
  const { ids, onlyDifferences } = useCompareAddress()
  const order = inOrder(columns, ids)
  const shown = order.map(({ column }) => column)
  const places = order.map(({ place }) => place)
  const inAddress = shown.map(({ id }) => id)
  return (
    <div className="compare">
      {shown.length > 1 && <OnlyDifferences ids={inAddress} isOn={onlyDifferences} />}
      <table className="compare-table" aria-label={words.comparison}>
        <thead>
          <tr>
            <td />
            {shown.map((column, place) => (
              <th key={column.id} scope="col">
                <CompareHead column={column} place={place} all={shown} onlyDifferences={onlyDifferences} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="no-print">
          <tr>
            <th scope="row">
              <VisuallyHidden>{words.actions}</VisuallyHidden>
            </th>
            {shown.map((column) => (
              <td key={column.id}>
                <CompareTools column={column} ids={inAddress} onlyDifferences={onlyDifferences} />
              </td>
            ))}
          </tr>
        </tbody>
        {ordered(groups, places).map((group) => (
          <Group key={group.title} group={group} ids={inAddress} />
        ))}
      </table>
    </div>
  )
}

type GroupProps = { group: ReturnType<typeof ordered>[number]; ids: readonly number[] }

function Group({ group: { rows, same, title }, ids }: GroupProps) {
  return (
    <tbody data-same={same ?? 'none'}>
      <tr>
        <th scope="rowgroup" colSpan={ids.length + 1}>
          {title}
        </th>
      </tr>
      {rows.map((row) => (
        <tr key={row.title} data-same={row.same ?? 'none'}>
          <th scope="row">
            {row.title}
            {row.same === null && <VisuallyHidden> {words.differs}</VisuallyHidden>}
          </th>
          {row.cells.map((cell, place) => (
            <td key={ids[place]}>{cell || <small>{words.notStated}</small>}</td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}
