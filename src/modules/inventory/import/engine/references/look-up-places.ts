import { nearNames } from '@/kernel/choices/near-names'
import type { Db } from '@/server/db-of'
import { findPlaces, type Place, placeText } from '../../rules/find-places'
import { type Entity, type EntityLayer, shared, type Want } from './entity'
import { listPlaces, type PlaceList } from './list-places'

const MOST = 5

/** The places whose names are written nearly like a text. */
type NearPlaces = (text: string) => string[]

function nearPlaces(places: readonly Place[]): NearPlaces {
  const near = nearNames(places.map(({ name }) => name))
  return (text) => {
    const names = near(text)
    return places.filter(({ name }) => names.includes(name)).map(placeText)
  }
}

/**
 * Finds showrooms and ports by their names or a part of them, as far as that is unambiguous.
 *
 * @param showrooms the only ones that count, or 'all'
 */
export async function lookUpPlaces(
  db: Db,
  list: PlaceList,
  wants: readonly Want[],
  layer: EntityLayer,
  showrooms: readonly number[] | 'all',
): Promise<void> {
  const places = await listPlaces(db, list, showrooms)
  for (const { name, parent } of wants) {
    const fitting = findPlaces(name, places)
    const [place, other] = fitting
    const entity: Entity | null =
      place && !other ? { list, id: place.id, name: place.name, parent: null } : null
    layer.set(list, parent, name, entity && shared(layer, entity))
    if (entity) continue
    if (place) {
      layer.offer(list, parent, name, fitting.slice(0, MOST).map(placeText))
      continue
    }
    // What it may mean: an inactive place, or those written nearly like it, which are compared once per run.
    const { inactive, near } = await layer.remembered(list, null, async () => ({
      inactive: await listPlaces(db, list, showrooms, 'inactive'),
      near: nearPlaces(places),
    }))
    if (findPlaces(name, inactive).length === 1) layer.setInactive(list, parent, name)
    else layer.offer(list, parent, name, near(name))
  }
}
