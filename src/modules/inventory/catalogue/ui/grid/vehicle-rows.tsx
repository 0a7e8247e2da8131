'use client'

import { ABOVE_CARD } from '@/modules/inventory/cards/ui/card-looks'
import { landedTotalText, warningText } from '@/modules/inventory/cards/ui/landed-total-text'
import type { RowData } from '@/modules/inventory/cards/ui/row-data'
import { VehicleAction } from '@/modules/inventory/cards/ui/vehicle-action'
import { ChoosePortLink } from '@/modules/inventory/destination-choice/ui/choose-port-link'
import { HeartButton } from '@/modules/inventory/wishlist/ui/buyer/heart-button'
import { Badge, DrawingLabel } from '@/ui/badge'
import { PlainLink } from '@/ui/link'
import { type Packed, usePacked } from '@/ui/packed-data'
import { Picture } from '@/ui/picture'
import { CompareButton } from '../compare/compare-button'
import * as words from './browser-words'
import { ReserveOrWait } from './reserve-or-wait'
import { CELLS, PARTS, PRICE_ACTIONS, ROW, TABLE, TITLES, UNKNOWN, VEHICLE } from './row-looks'

type Column = { title: string; kind: keyof typeof CELLS }

/** In the order of a row's cells; figures stand at the right. */
const COLUMNS: Column[] = [
  { title: words.year, kind: 'year' },
  { title: words.price, kind: 'price' },
  { title: words.mileage, kind: 'figure' },
  { title: words.fuel, kind: 'word' },
  { title: words.transmission, kind: 'word' },
  { title: words.drive, kind: 'word' },
  { title: words.engine, kind: 'figure' },
  { title: words.steering, kind: 'word' },
  { title: words.locatedIn, kind: 'last' },
]

const titleLook = (kind: Column['kind']) =>
  kind === 'word' || kind === 'last' ? TITLES[kind] : TITLES.figure

/** Of a table's row, and of one that lies like a card on a phone. */
const THUMB_SIZES = '(width < 40rem) 32vw, 72px'

/** The table of the list view. */
export function VehicleRows({ rows }: { rows: Packed<RowData[]> }) {
  const shown = usePacked(rows)
  return (
    <section className={TABLE.frame} aria-label={words.vehicles}>
      <table className={TABLE.table}>
        <thead className={TABLE.head}>
          <tr>
            <th scope="col" className={TITLES.first}>
              {words.vehicle}
            </th>
            {COLUMNS.map(({ title, kind }) => (
              <th key={title} scope="col" className={titleLook(kind)}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={TABLE.body}>
          {shown.map((row) => (
            <Row key={row.id} row={row} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Row({ row }: { row: RowData }) {
  const name = `${row.name} ${row.cells[0]}`
  return (
    <tr className={ROW.row}>
      <th scope="row" className={ROW.vehicle}>
        <Vehicle row={row} />
        <span className={ROW.actions}>
          <HeartButton id={row.id} name={name} place="row" />
          <CompareButton id={row.id} name={name} place="row" />
        </span>
      </th>
      {COLUMNS.map(({ title, kind }, place) => (
        <td key={title} className={CELLS[kind]}>
          {kind === 'price' ? (
            <Price row={row} cell={row.cells[place] ?? ''} />
          ) : (
            <Cell cell={row.cells[place] ?? ''} kind={kind} />
          )}
        </td>
      ))}
    </tr>
  )
}

function Vehicle({ row }: { row: RowData }) {
  return (
    <PlainLink href={`/vehicles/${row.id}`} className={VEHICLE.link}>
      <i className={VEHICLE.plate}>
        {row.thumb && (
          <Picture
            {...row.thumb}
            sizes={THUMB_SIZES}
            alt=""
            width={72}
            height={54}
            className={VEHICLE.picture}
          />
        )}
        {row.drawn && <DrawingLabel className="text-faint" />}
      </i>
      <span className={VEHICLE.words}>
        <b className={VEHICLE.name}>{row.name}</b>
        <small className={VEHICLE.marks}>
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
          <span className={PARTS.price.main}>{landed.total}</span>
          <small className={PARTS.price.under}>
            <ChoosePortLink className={ABOVE_CARD}>{landed.label}</ChoosePortLink>
          </small>
          <small className={PARTS.price.under}>{cell}</small>
        </>
      ) : (
        <Cell cell={cell} kind="price" />
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
    <div className={PRICE_ACTIONS}>
      <VehicleAction {...facts} cost={landedTotalText(landed)} warning={warningText(marks)} place="row" />
      <ReserveOrWait {...facts} place="row" />
    </div>
  )
}

/** A figure that one compares by stands strong, with what explains it beneath. */
function Cell({ cell, kind }: { cell: RowData['cells'][number]; kind: Column['kind'] }) {
  if (typeof cell === 'string') return cell || <small className={UNKNOWN}>{words.notStated}</small>
  const [main, ...under] = cell
  return (
    <>
      <span className={PARTS[kind].main}>{main}</span>
      {under.map((line) => (
        <small key={line} className={PARTS[kind].under}>
          {line}
        </small>
      ))}
    </>
  )
}
