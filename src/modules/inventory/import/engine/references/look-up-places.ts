import { nearNames } from '@/kernel/choices/near-names'
import type { Db } from '@/server/transaction'
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
    // What it may mean: the places that it fits, or those written nearly like it, which are compared once per run.
    const near = async () => (await layer.remembered(list, null, async () => nearPlaces(places)))(name)
    layer.offer(list, parent, name, place ? fitting.slice(0, MOST).map(placeText) : await near())
  }
}
