'use client'

import { EligibilityMark } from '@/modules/inventory/cards/ui/eligibility-mark'
import { PriceLine } from '@/modules/inventory/cards/ui/price-line'
import { Badge, DrawingLabel } from '@/ui/badge'
import { cx } from '@/ui/cx'
import { Icon } from '@/ui/icon'
import { PlainLink } from '@/ui/link'
import { Picture } from '@/ui/picture'
import { compareHref } from '../../rules/compare-href'
import { nextInColumn } from '../../rules/comparison'
import { PHONE_COLUMNS } from '../../rules/comparison-limits'
import type { CompareColumn } from './compare-data'
import * as words from './page-words'
import { showComparison } from './use-comparison-url'

type Props = {
  column: CompareColumn
  /** Which of the columns it is. */
  place: number
  all: readonly CompareColumn[]
  onlyDifferences: boolean
}

/** Where three or fewer share a wide page. */
const LARGER = 'lg:[@media_screen_and_(height>=45rem)]:w-32'

/** What a column is about: picture, name, price with its term, and the total at the reader's port, as on a card. */
export function CompareHead(props: Props) {
  const { failed, id, name, year, price, landed, ribbon } = props.column
  return (
    <div className="flex flex-wrap items-start gap-x-3 gap-y-2 max-sm:gap-1">
      <Thumb column={props.column} className={cx('w-22 max-sm:w-19', props.all.length < 4 && LARGER)} />
      <NextVehicle {...props} />
      <div className="min-w-0 flex-[1_1_8rem]">
        <h2 className="line-clamp-2 text-14 leading-tight">
          <PlainLink href={`/vehicles/${id}`} className="hover:text-link">
            {`${name} `}
            <span className="font-medium text-soft">{year}</span>
          </PlainLink>
        </h2>
        {price && <PriceLine price={price} landed={landed} look="head" />}
        <EligibilityMark mark={failed} />
        <EligibilityMark mark={landed?.mark} />
        {ribbon && <Badge tone={ribbon.tone}>{ribbon.text}</Badge>}
      </div>
    </div>
  )
}

/** What says that it is a drawing, in the corner of a small picture, so that the vehicle is seen. */
const LABEL = 'bottom-0 left-0 rounded-none rounded-tr-[4px] px-1 text-[0.6875rem]/[1.3] text-faint'

/** The vehicle's picture, small. */
export const Thumb = ({ column: { thumb, drawn }, className }: ThumbProps) => (
  <span className={cx('picture-plate rounded-control', className)}>
    <Picture {...thumb} sizes="128px" alt="" width={128} height={96} />
    {drawn && <DrawingLabel className={LABEL} />}
  </span>
)

type ThumbProps = { column: CompareColumn; className: string }

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
      className="ml-auto hidden size-11 items-center justify-center rounded-control border border-control text-link paired:inline-flex"
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
