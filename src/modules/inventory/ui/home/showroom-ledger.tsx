import { PlainLink } from '@/ui/link'
import type { ShowroomContact } from '../detail/showroom-contact'
import { listingOf } from '../listing/listing-address'
import { byCountry } from '../site/countries'
import { countText } from '../words'

type LedgerProps = {
  showrooms: readonly ShowroomContact[]
  /** Listed vehicles by showroom. */
  counts: ReadonlyMap<number, number>
}

/** Where vehicles stand, by country, with how many stand at each place. */
export function ShowroomLedger({ showrooms, counts }: LedgerProps) {
  return (
    <ul className="gap-x-8 sm:columns-2 lg:columns-3">
      {byCountry(showrooms).map(([country, places]) => (
        <li key={country} className="mb-6 break-inside-avoid">
          <h3 className="text-13 font-semibold text-faint">{country}</h3>
          {places.map(({ id, showroomName }) => (
            <PlainLink key={id} href={listingOf({ showroomLocation: [id] })} className="ledger-line">
              {showroomName}
              <span>{countText(counts.get(id) ?? 0)}</span>
            </PlainLink>
          ))}
        </li>
      ))}
    </ul>
  )
}
