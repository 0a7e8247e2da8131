'use client'

import { ChoosePortLink } from '@/modules/inventory/destination-choice/ui/choose-port-link'
import { linkStyle } from '@/ui/link'
import * as words from './browser-words'
import type { ResultsData } from './results-data'

/** Where the totals of the list are for, and the way to change it; an invitation for who has chosen no port. */
export function DeliveryPortLine({ place }: Pick<ResultsData, 'place'>) {
  return (
    <p className="mt-1 text-13 text-soft">
      {place && `${words.totalsTo(place.name, place.country)} `}
      <ChoosePortLink className={`${linkStyle} inline-block py-1`}>
        {place ? words.change : words.chooseYourPort}
      </ChoosePortLink>
      {!place && ` ${words.toSeeTotals}`}
    </p>
  )
}
