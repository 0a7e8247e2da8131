'use client'

import { ImportMark } from '@/modules/inventory/cards/ui/import-mark'
import { PriceLine } from '@/modules/inventory/cards/ui/price-line'
import { HeartButton } from '@/modules/inventory/wishlist/ui/buyer/heart-button'
import { Badge, DrawingLabel } from '@/ui/badge'
import { Icon } from '@/ui/icon'
import { VisuallyHidden } from '@/ui/layout'
import { PlainLink } from '@/ui/link'
import { Picture } from '@/ui/picture'
import { compareHref } from '../../rules/comparison'
import * as words from './browser-words'
import type { CompareColumn, CompareData } from './compare-data'
import type { CompareRow } from './compare-rows'
import { stopComparing } from './comparison'

/** What scrolls sideways is pushed with the arrow keys. */
const REACHABLE = 0

/**
 * Vehicles side by side; their facts stay beside their names when the table is pushed sideways. The box hides what is
 * the same by a style alone, so it works without script.
 */
export function CompareTable({ data: { columns, groups } }: { data: CompareData }) {
  const ids = columns.map(({ id }) => id)
  return (
    <div className="compare">
      {columns.length > 1 && (
        <label className="no-print inline-flex min-h-11 items-center gap-2 text-14">
          <input type="checkbox" data-only-differences="" className="size-5 accent-link" />
          {words.showOnlyDifferences}
        </label>
      )}
      <section aria-label={words.comparison} tabIndex={REACHABLE} className="compare-scroll">
        <table>
          <thead>
            <tr>
              <td />
              {columns.map((column) => (
                <th key={column.id} scope="col">
                  <Head column={column} others={ids.filter((id) => id !== column.id)} />
                </th>
              ))}
            </tr>
          </thead>
          {groups.map(({ title, rows }) => (
            <tbody key={title} data-same={rows.every(({ differs }) => !differs) || undefined}>
              <tr>
                <th scope="rowgroup" colSpan={columns.length + 1}>
                  <span>{title}</span>
                </th>
              </tr>
              {rows.map((row) => (
                <Row key={row.title} row={row} ids={ids} />
              ))}
            </tbody>
          ))}
        </table>
      </section>
    </div>
  )
}

function Row({ row: { title, cells, differs }, ids }: { row: CompareRow; ids: readonly number[] }) {
  return (
    <tr data-same={!differs || undefined} data-differs={differs || undefined}>
      <th scope="row">
        {title}
        {differs && <VisuallyHidden> {words.differs}</VisuallyHidden>}
      </th>
      {cells.map((cell, place) => (
        <td key={ids[place]}>{cell || <small>{words.notStated}</small>}</td>
      ))}
    </tr>
  )
}

function Head({ column, others }: { column: CompareColumn; others: readonly number[] }) {
  const { id, name, year, sku, price, there, ribbon, picture, drawn } = column
  return (
    <article className="vehicle-card">
      <span className="picture-plate">
        <Picture {...picture} sizes="(width >= 48rem) 250px, 160px" />
        {drawn && <DrawingLabel />}
      </span>
      <div>
        <h2>
          <PlainLink href={`/vehicles/${id}`}>
            {`${name} `}
            <span>{year}</span>
          </PlainLink>
        </h2>
        {price ? <PriceLine price={price} there={there} /> : null}
        <ImportMark mark={there?.mark} />
        <p>
          {sku} {ribbon && <Badge tone={ribbon.tone}>{ribbon.text}</Badge>}
        </p>
      </div>
      <HeartButton id={id} name={`${name} ${year}`} />
      <PlainLink
        href={compareHref(others)}
        replace
        scroll={false}
        aria-label={words.removeFromComparison(name, year)}
        title={words.remove}
        className="compare-remove"
        onClick={() => stopComparing(id)}
      >
        <Icon name="x" size={18} />
      </PlainLink>
    </article>
  )
}
