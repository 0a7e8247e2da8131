'use client'

import { ImportMark } from '@/modules/inventory/cards/ui/import-mark'
import { PriceLine } from '@/modules/inventory/cards/ui/price-line'
import { Badge, DrawingLabel } from '@/ui/badge'
import { Icon } from '@/ui/icon'
import { PlainLink } from '@/ui/link'
import { Picture } from '@/ui/picture'
import { compareHref, nextInColumn } from '../../rules/comparison'
import { PHONE_COLUMNS } from '../../rules/limits'
import { showComparison } from './compare-address'
import type { CompareColumn } from './compare-data'
import * as words from './page-words'

type Props = {
  column: CompareColumn
  /** Which of the columns it is. */
  place: number
  all: readonly CompareColumn[]
  onlyDifferences: boolean
}

/** What a column is about: picture, name, price with its term, and the total at the reader's port, as on a card. */
export function CompareHead(props: Props) {
  const { failed, id, name, year, price, landed, ribbon } = props.column
  return (
    <div className="compare-head">
      <Thumb column={props.column} />
      <NextVehicle {...props} />
      <div>
        <h2>
          <PlainLink href={`/vehicles/${id}`}>
            {`${name} `}
            <span>{year}</span>
          </PlainLink>
        </h2>
        {price && <PriceLine price={price} landed={landed} look="head" />}
        <ImportMark mark={failed} />
        <ImportMark mark={landed?.mark} />
        {ribbon && <Badge tone={ribbon.tone}>{ribbon.text}</Badge>}
      </div>
    </div>
  )
}

/** The vehicle's picture, small. */
export const Thumb = ({ column: { thumb, drawn } }: { column: CompareColumn }) => (
  <span className="picture-plate">
    <Picture {...thumb} sizes="128px" alt="" width={128} height={96} />
    {drawn && <DrawingLabel />}
  </span>
)

/** On a phone: the next of the vehicles that it has no column for comes into this one. */
function NextVehicle({ column, place, all, onlyDifferences }: Props) {
  const next = all[PHONE_COLUMNS]
  if (!next || place >= PHONE_COLUMNS) return null
  const ids = all.map(({ id }) => id)
  const href = compareHref(nextInColumn(ids, place), { onlyDifferences })
  const label = words.showInstead(`${next.name} ${next.year}`, `${column.name} ${column.year}`)
  return (
    <PlainLink
      href={href}
      replace
      scroll={false}
      aria-label={label}
      title={label}
      className="compare-next"
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        showComparison(href)
      }}
    >
      <Icon name="chevron-right" />
    </PlainLink>
  )
}
