import { countListed } from '@/modules/inventory/catalogue/queries/list-landing-content'
import { ShowroomCard } from '@/modules/inventory/catalogue/ui/showroom/showroom-card'
import { readPublicPlaces } from '@/modules/settings/places/queries/read-public-places'
import type { ShowroomsBlock as Fields } from '@/payload-types'
import type { BlockProps } from '../ui/block-props'
import { BlockSection } from '../ui/block-section'

/** The showrooms of a country, or all of them; each links to its place on a map. Nothing where there is none. */
export async function ShowroomsBlock({ fields: { country, title }, payload }: BlockProps<Fields>) {
  const [{ showrooms }, { counts }] = await Promise.all([readPublicPlaces(payload), countListed(payload)])
  const wanted = (country ?? '').trim().toLowerCase()
  const shown = showrooms.filter((one) => wanted === '' || one.country.toLowerCase() === wanted)
  if (shown.length === 0) return null
  const now = new Date()
  return (
    <BlockSection title={title}>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {shown.map((showroom) => (
          <li key={showroom.id}>
            <ShowroomCard
              showroom={showroom}
              count={counts.showroomLocation.get(showroom.id) ?? 0}
              now={now}
            />
          </li>
        ))}
      </ul>
    </BlockSection>
  )
}
