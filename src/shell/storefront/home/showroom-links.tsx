import { countText } from '@/modules/inventory/cards/ui/count-words'
import type { ShowroomContact } from '@/modules/inventory/catalogue/ui/detail/showroom-contact-hrefs'
import { listingOf } from '@/modules/inventory/search/schemas/listing-url'
import { groupByCountry } from '../group-by-country'
import { type CountedLink, CountedLinks } from './counted-links'

type LedgerProps = {
  showrooms: readonly ShowroomContact[]
  /** Listed vehicles by showroom. */
  counts: ReadonlyMap<number, number>
}

/** Where vehicles stand, by country, with how many stand at each place. */
export function ShowroomLinks({ showrooms, counts }: LedgerProps) {
  const lineOf = ({ id, showroomName }: ShowroomContact): CountedLink => [
    listingOf({ showroomLocation: [id] }),
    showroomName,
    countText(counts.get(id) ?? 0),
  ]
  return (
    <div className="gap-x-8 sm:columns-2 lg:columns-3">
      {groupByCountry(showrooms).map(([country, places]) => (
        <section key={country} className="mb-6 break-inside-avoid">
          <h3 className="text-13 font-semibold text-faint">{country}</h3>
          <CountedLinks lines={places.map(lineOf)} look="lines" />
        </section>
      ))}
    </div>
  )
}
