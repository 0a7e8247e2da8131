import type { Payload } from 'payload'
import { DeviceDataTable } from '@/modules/content/pages/ui/device-data-table'
import { FACTS_PROSE } from '@/modules/content/pages/ui/facts-in-text-looks'
import { type Figure, Figures } from '@/modules/content/pages/ui/figures'
import { PortList } from '@/modules/content/pages/ui/port-list'
import { PriceTermList } from '@/modules/content/pages/ui/price-term-list'
import { countListed } from '@/modules/inventory/catalogue/queries/list-entries-with-vehicle-counts'
import { readPublicPlaces } from '@/modules/settings/places/queries/read-public-places'
import type { FactsBlock as Fields } from '@/payload-types'
import type { BlockProps } from '../ui/block-props'
import * as words from '../words'

/** How large the site is today. */
async function siteFigures(payload: Payload): Promise<Figure[]> {
  const [{ total, counts }, { ports, showrooms }] = await Promise.all([
    countListed(payload),
    readPublicPlaces(payload),
  ])
  const countries = new Set(showrooms.map(({ country }) => country)).size
  const makes = [...counts.make.values()].filter((count) => count > 0).length
  return [
    { value: total, label: words.vehiclesListed(total) },
    { value: makes, label: words.makes(makes) },
    {
      value: showrooms.length,
      label: words.showrooms(showrooms.length),
      of: countries > 1 ? words.inCountries(countries) : undefined,
    },
    { value: ports.length, label: words.portsOfDestination(ports.length) },
  ]
}

/** Something that the site itself knows, as it is today. */
export async function FactsBlock({ fields: { what }, payload }: BlockProps<Fields>) {
  if (what === 'figures') return <Figures figures={await siteFigures(payload)} />
  if (what === 'price-terms')
    return (
      <div className={FACTS_PROSE}>
        <PriceTermList />
      </div>
    )
  if (what === 'on-your-device')
    return (
      <div className={FACTS_PROSE}>
        <DeviceDataTable />
      </div>
    )
  if (what !== 'ports') return null
  const { ports } = await readPublicPlaces(payload)
  return ports.length > 0 ? (
    <div className={FACTS_PROSE}>
      <PortList ports={ports} />
    </div>
  ) : null
}
