'use client'

import { landedTotalText, warningText } from '@/modules/inventory/cards/ui/landed-total-text'
import { VehicleAction } from '@/modules/inventory/cards/ui/vehicle-action'
import { HeartButton } from '@/modules/inventory/wishlist/ui/buyer/heart-button'
import { buttonStyle } from '@/ui/button'
import { PlainLink } from '@/ui/link'
import { compareHref } from '../../rules/compare-href'
import type { CompareColumn } from './compare-data'
import * as words from './page-words'
import { stopComparing } from './use-comparison'

type Props = { column: CompareColumn; ids: readonly number[]; onlyDifferences: boolean }

const LOOK = buttonStyle('quiet', undefined, 'small')

/** What can be done about one of the compared vehicles: request it, replace it, or take it out. */
export function ComparedVehicleActions({ column, ids, onlyDifferences }: Props) {
  const { failed, id, isReserved, sku, landed } = column
  const name = `${column.name} ${column.year}`
  const others = ids.filter((other) => other !== id)
  return (
    <div className="-mx-2 flex flex-wrap items-center">
      <small className="px-2 text-faint">{sku}</small>
      <HeartButton id={id} name={name} place="tools" />
      {isReserved !== null && (
        <VehicleAction
          id={id}
          name={name}
          isReserved={isReserved}
          cost={landedTotalText(landed)}
          warning={warningText([failed, landed?.mark])}
          place="tools"
        />
      )}
      <PlainLink
        href={compareHref(ids, { onlyDifferences, replace: id })}
        replace
        scroll={false}
        rel="nofollow"
        aria-label={words.replaceInComparison(name)}
        className={LOOK}
      >
        {words.replace}
      </PlainLink>
      <PlainLink
        href={compareHref(others, { onlyDifferences })}
        replace
        scroll={false}
        rel="nofollow"
        aria-label={words.removeFromComparison(name)}
        className={LOOK}
        onClick={() => stopComparing(id)}
      >
        {words.remove}
      </PlainLink>
    </div>
  )
}
