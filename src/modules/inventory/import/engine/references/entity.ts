import type { ModelCodeFacts } from '@/modules/inventory/vehicles/rules/vehicle-draft-type'
import type { ListKey } from './nameable-lists'

/** A list entry named by rows of the file. */
export type Entity = {
  list: ListKey
  /** Negative until stored: an entry that the import would create. */
  id: number
  /** As spelled in the list; as in the file while it is not stored. */
  name: string
  /** The entry that scopes it, such as a model's manufacturer. */
  parent: Entity | null
  /** Of a model code. */
  facts?: ModelCodeFacts
  /** Swatch of a new colour. */
  hex?: string
}

/** A name that rows refer to, within its parent if the list has one. */
export type Want = { name: string; parent: Entity | null }

let provisional = 0

/** An entry that is not stored yet. */
export function newEntity(list: ListKey, name: string, parent: Entity | null, hex?: string): Entity {
  provisional -= 1
  return { list, id: provisional, name, parent, hex }
}

export const isStored = (entity: Entity): boolean => entity.id > 0

/**
 * Entries by the names under which rows refer to them. A chunk works on a layer of its own, which is merged
 * into the one below when its transaction commits, and discarded when it does not.
 */
export type EntityCache = {
  get: (list: ListKey, parent: Entity | null, name: string) => Entity | null | undefined
  set: (list: ListKey, parent: Entity | null, name: string, entity: Entity | null) => void
  /** What a name may mean that is in no list: places that it may be part of, names that it is near. */
  offers: (list: ListKey, parent: Entity | null, name: string) => readonly string[]
  offer: (list: ListKey, parent: Entity | null, name: string, offers: readonly string[]) => void
  /** Whether a name is an entry's that is inactive, so that nothing new may refer to it. */
  isInactive: (list: ListKey, parent: Entity | null, name: string) => boolean
  setInactive: (list: ListKey, parent: Entity | null, name: string) => void
  /** What is compared with a list as it was when the run first needed it. */
  remembered: <T>(list: ListKey, parent: Entity | null, read: () => Promise<T>) => Promise<T>
  byId: (list: ListKey, id: number) => Entity | undefined
  remember: (entity: Entity) => void
  /** An entry that the run makes, by a form in which its name is compared. */
  made: (list: ListKey, parent: Entity | null, form: string) => Entity | undefined
  /** The first one with a form gets it. */
  make: (list: ListKey, parent: Entity | null, form: string, entity: Entity) => void
}

type Store = {
  names: Map<string, Entity | null>
  made: Map<string, Entity>
  ids: Map<string, Entity>
  offers: Map<string, readonly string[]>
  inactive: Set<string>
  lists: Map<string, unknown>
}
export type EntityLayer = EntityCache & { commit: (isRetained: (entity: Entity) => boolean) => void }

const nameKey = (list: ListKey, parent: Entity | null, name: string): string =>
  `${list}|${parent?.id ?? ''}|${name}`
const emptyStore = (): Store => ({
  names: new Map(),
  made: new Map(),
  ids: new Map(),
  offers: new Map(),
  inactive: new Set(),
  lists: new Map(),
})

async function readOnce<T>({ lists }: Store, key: string, read: () => Promise<T>): Promise<T> {
  const known = lists.get(key) as T | undefined
  if (known !== undefined) return known
  const value = await read()
  lists.set(key, value)
  return value
}

/**
 * What all chunks of a run have found so far. Names missing from a list are looked up again by each chunk.
 */
export function entityMemory(): {
  layer: () => EntityLayer
  forget: () => void
  /** Another one once something was forgotten. */
  era: () => object
} {
  let base = emptyStore()
  return {
    era: () => base,
    forget: () => {
      base = emptyStore()
    },
    layer: () => {
      const own = emptyStore()
      return {
        get: (list, parent, name) => {
          const key = nameKey(list, parent, name)
          return own.names.has(key) ? own.names.get(key) : base.names.get(key)
        },
        set: (list, parent, name, entity) => void own.names.set(nameKey(list, parent, name), entity),
        offers: (list, parent, name) => own.offers.get(nameKey(list, parent, name)) ?? [],
        offer: (list, parent, name, offers) => void own.offers.set(nameKey(list, parent, name), offers),
        isInactive: (list, parent, name) => own.inactive.has(nameKey(list, parent, name)),
        setInactive: (list, parent, name) => void own.inactive.add(nameKey(list, parent, name)),
        remembered: (list, parent, read) => readOnce(base, nameKey(list, parent, ''), read),
        byId: (list, id) => own.ids.get(`${list}|${id}`) ?? base.ids.get(`${list}|${id}`),
        remember: (entity) => void own.ids.set(`${entity.list}|${entity.id}`, entity),
        made: (list, parent, form) => {
          const key = nameKey(list, parent, form)
          return own.made.get(key) ?? base.made.get(key)
        },
        make: (list, parent, form, entity) => {
          const key = nameKey(list, parent, form)
          if (!own.made.has(key)) own.made.set(key, entity)
        },
        commit: (isRetained) => merge(own, base, isRetained),
      }
    },
  }
}

/** Keys contain the ids of parents, which may have been provisional, so they are built again. */
function merge(own: Store, base: Store, isRetained: (entity: Entity) => boolean): void {
  for (const list of ['names', 'made'] as const)
    for (const [key, entity] of own[list]) {
      if (!entity || !isRetained(entity)) continue
      const name = key.slice(key.indexOf('|', key.indexOf('|') + 1) + 1)
      base[list].set(nameKey(entity.list, scopeOf(entity), name), entity)
    }
  for (const entity of own.ids.values()) base.ids.set(`${entity.list}|${entity.id}`, entity)
}

/** What scopes a name. A feature is found by its name alone; its group is only where it is filed. */
export const scopeIn = (list: ListKey, parent: Entity | null): Entity | null =>
  list === 'features' ? null : parent

const scopeOf = ({ list, parent }: Entity): Entity | null => scopeIn(list, parent)

/** One object per entry, however many spellings rows use for it. */
export function shared(layer: EntityLayer, entity: Entity): Entity {
  const known = layer.byId(entity.list, entity.id)
  if (known) return known
  layer.remember(entity)
  return entity
}
