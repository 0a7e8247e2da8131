'use client'

import type { RowData } from '@/modules/inventory/cards/ui/card-data'
import { ABOVE_CARD } from '@/modules/inventory/cards/ui/card-looks'
import { costText, warningText } from '@/modules/inventory/cards/ui/cost-text'
import { VehicleAction } from '@/modules/inventory/cards/ui/vehicle-action'
import { PortLink } from '@/modules/inventory/destination-choice/ui/port-link'
import { HeartButton } from '@/modules/inventory/wishlist/ui/buyer/heart-button'
import { Badge, DrawingLabel } from '@/ui/badge'
import { cx } from '@/ui/cx'
import { PlainLink } from '@/ui/link'
import { type Packed, usePacked } from '@/ui/packed'
import { Picture } from '@/ui/picture'
import { CompareButton } from '../compare/compare-button'
import * as words from './browser-words'
import { ReserveOrWait } from './reserve-or-wait'

/** In the order of a row's cells; figures stand at the right. */
const COLUMNS: { title: string; isFigure?: boolean }[] = [
  { title: words.year, isFigure: true },
  { title: words.price, isFigure: true },
  { title: words.mileage, isFigure: true },
  { title: words.fuel },
  { title: words.transmission },
  { title: words.drive },
  { title: words.engine, isFigure: true },
  { title: words.steering },
  { title: words.locatedIn },
]

/** Of a table's row, and of one that lies like a card on a phone. */
const THUMB_SIZES = '(width < 40rem) 32vw, 72px'

/** One above the other at the end of a vehicle's cell; lying flat, in a line under the picture. */
const ROW_ACTIONS = cx(
  'absolute inset-y-0 right-0 flex flex-col items-center justify-center print:hidden',
  'flat:top-auto flat:right-auto flat:bottom-1 flat:left-2 flat:w-[calc(33%-0.5rem)] flat:flex-row flat:justify-around',
)

/** The table of the list view; its looks are in catalogue.css. */
export function VehicleRows({ rows }: { rows: Packed<RowData[]> }) {
  const shown = usePacked(rows)
  return (
    <section className="vehicle-table" aria-label={words.vehicles}>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.vehicle}</th>
            {COLUMNS.map(({ title, isFigure }) => (
              <th key={title} scope="col" className={isFigure ? 'figure' : undefined}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <tr key={row.id}>
              <th scope="row">
                <Vehicle row={row} />
                <span className={ROW_ACTIONS}>
                  <HeartButton id={row.id} name={`${row.name} ${row.cells[0]}`} place="row" />
                  <CompareButton id={row.id} name={`${row.name} ${row.cells[0]}`} place="row" />
                </span>
              </th>
              {COLUMNS.map(({ title, isFigure }, place) => (
                <td key={title} className={isFigure ? 'figure' : undefined}>
                  {title === words.price ? (
                    <Price row={row} cell={row.cells[place] ?? ''} />
                  ) : (
                    <Cell cell={row.cells[place] ?? ''} />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Vehicle({ row }: { row: RowData }) {
  return (
    <PlainLink href={`/vehicles/${row.id}`} className="table-vehicle">
      <i>
        {row.thumb && <Picture {...row.thumb} sizes={THUMB_SIZES} alt="" width={72} height={54} />}
        {row.drawn && <DrawingLabel />}
      </i>
      <span>
        <b>{row.name}</b>
        <small>
          {row.sku}
          {row.marks.map(({ text, tone }) => (
            <Badge key={text} tone={tone} className="whitespace-normal">
              {text}
            </Badge>
          ))}
          {row.ribbon && <Badge tone={row.ribbon.tone}>{row.ribbon.text}</Badge>}
        </small>
      </span>
    </PlainLink>
  )
}

/** The total at the reader's port comes first, under it the way to another port, and what can be done. */
function Price({ row, cell }: { row: RowData; cell: RowData['cells'][number] }) {
  const { landed } = row
  return (
    <>
      {landed ? (
        <>
          <span>{landed.total}</span>
          <small>
            <PortLink className={ABOVE_CARD}>{landed.label}</PortLink>
          </small>
          <small>{cell}</small>
        </>
      ) : (
        <Cell cell={cell} />
      )}
      <Actions row={row} />
    </>
  )
}

/** What can be done about a vehicle that is for sale: the quote first. */
function Actions({ row: { id, name, cells, isReserved, marks, landed } }: { row: RowData }) {
  if (isReserved === null) return null
  const facts = { id, name: `${name} ${cells[0]}`, isReserved }
  return (
    <div className="row-actions">
      <VehicleAction {...facts} cost={costText(landed)} warning={warningText(marks)} place="row" />
      <ReserveOrWait {...facts} place="row" />
    </div>
  )
}

/** A figure that one compares by stands strong, with what explains it beneath. */
function Cell({ cell }: { cell: RowData['cells'][number] }) {
  if (typeof cell === 'string') return cell || <small>{words.notStated}</small>
  const [main, ...under] = cell
  return (
    <>
      <span>{main}</span>
      {under.map((line) => (
        <small key={line}>{line}</small>
      ))}
    </>
  )
}
