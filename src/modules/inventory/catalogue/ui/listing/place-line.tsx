'use client'

import { DeliverToLink } from '@/modules/inventory/deliver-to/ui/deliver-to-link'
import { linkStyle } from '@/ui/link'
import * as words from './browser-words'
import type { ResultsData } from './results-data'

/** Where the totals of the list are for, and the way to change it; an invitation for who has chosen no port. */
export function PlaceLine({ place }: Pick<ResultsData, 'place'>) {
  return (
    <p className="mt-1 text-13 text-soft">
      {place && `${words.totalsTo(place.name, place.country)} `}
      <DeliverToLink chosen={place?.own ?? null} rel="nofollow" className={`${linkStyle} inline-block py-1`}>
        {place ? words.change : words.chooseYourPort}
      </DeliverToLink>
      {!place && ` ${words.toSeeTotals}`}
    </p>
  )
}
