import type { Payload } from 'payload'
import { countListed } from '@/modules/inventory/catalogue/queries/list-landing-content'
import { readPublicPlaces } from '@/modules/settings/places/queries/read-public-places'
import { ShowroomCard } from '../showroom-card'
import { Part } from './blocks'
import type { TopicParts } from './parts'

/** The showrooms of a country, or all of them; each links to its place on a map. Nothing where there is none. */
export async function Showrooms({ country, title, payload }: TopicParts['showrooms'] & { payload: Payload }) {
  const [{ showrooms }, { counts }] = await Promise.all([readPublicPlaces(payload), countListed(payload)])
  const wanted = (country ?? '').trim().toLowerCase()
  const shown = showrooms.filter((one) => wanted === '' || one.country.toLowerCase() === wanted)
  if (shown.length === 0) return null
  const now = new Date()
  return (
    <Part title={title}>
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
    </Part>
  )
}
