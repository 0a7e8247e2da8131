import type { CollectionSlug, Payload } from 'payload'
import { searchVehicles } from '@/modules/inventory/search/queries/search-vehicles'
import { emptyVehicleSearch } from '@/modules/inventory/search/schemas/vehicle-search'
import { addVehicle, draftOf, type World } from '../../int/inventory/search/search-world'
import { one, type Random, WORDS } from './requests'

/** A write of the drill: what it did, and the vehicle that must be hidden from now on. */
type Done = { hidden?: number }

type Connection = {
  query: (text: string, values?: unknown[]) => Promise<unknown>
  release: () => void
}

const HIDDEN = ['DRAFT', 'ARCHIVED'] as const
const LISTED = ['PUBLISHED', 'RESERVED', 'IN_AUCTION'] as const

/** Writes vehicles in every way that the product has, each vehicle by one writer at a time. */
export class SearchWriter {
  readonly ids: number[] = []
  /** Pages that were too short, because the index was a moment behind a vehicle just hidden. */
  short = 0
  private readonly trashed: number[] = []
  private readonly busy = new Set<number>()
  private late: { client: Connection; ids: number[] } | null = null
  private serial = 0
  private readonly payload: Payload
  private readonly world: World
  private readonly random: Random

  constructor(payload: Payload, world: World, random: Random) {
    this.payload = payload
    this.world = world
    this.random = random
  }

  async create(): Promise<Done> {
    const name = `${one(WORDS.slice(0, -1), this.random)} ${one(WORDS.slice(0, -1), this.random)}`
    const currency = one(['USD', 'JPY', 'KES', 'EUR'], this.random)
    const more = { currency, ...(this.random(3) === 0 && { name }) }
    this.ids.push(await addVehicle(this.payload, this.world, this.random, more))
    return {}
  }

  /**
   * One write of a random kind.
   *
   * @returns the error in words; null if there was none
   */
  async write(): Promise<string | null> {
    const kind = this.random(21)
    if (kind < 2) await this.create()
    else if (kind < 4) await this.rename()
    else if (kind < 9) await this.together()
    else if (kind === 9) await this.restore()
    else return this.with((id) => this.change(kind, id))
    return null
  }

  /** Starts a transaction that writes and stays open, or ends the open one. */
  async lateCommit(): Promise<void> {
    if (this.late) return this.end()
    const ids = [this.take(), this.take()].filter((id) => id !== null)
    const client = await this.payload.db.pool.connect()
    this.late = { client, ids }
    await client.query('BEGIN')
    await this.writeTogether(client, ids)
  }

  /** Commits the open transaction. */
  async end(): Promise<void> {
    if (!this.late) return
    const { client, ids } = this.late
    this.late = null
    await client.query('COMMIT')
    client.release()
    for (const id of ids) this.busy.delete(id)
  }

  private async change(kind: number, id: number): Promise<Done> {
    const { random, world } = this
    if (kind < 12) return this.hide(id, { status: one(HIDDEN, random) })
    if (kind < 14) return this.update(id, { status: one(LISTED, random) })
    if (kind === 14) return this.hide(id, { deletedAt: new Date().toISOString() })
    if (kind === 15) return this.remove(id)
    if (kind < 18) {
      const { features, tags } = draftOf(world, random)
      return this.update(id, random(2) ? { tags } : { features, tags })
    }
    const { chassis, engineNumber, officeFileNo, status, ...all } = draftOf(world, random)
    return this.update(
      id,
      kind === 18
        ? all
        : one(
            [{ price: all.price }, { mileage: all.mileage }, { year: all.year }, { showroom: all.showroom }],
            random,
          ),
    )
  }

  private async update(id: number, data: Record<string, unknown>): Promise<Done> {
    await this.payload.update({ collection: 'vehicles', id, data, depth: 0, overrideAccess: true })
    return {}
  }

  private async hide(id: number, data: Record<string, unknown>): Promise<Done> {
    await this.update(id, data)
    if (data.deletedAt) {
      this.ids.splice(this.ids.indexOf(id), 1)
      this.trashed.push(id)
    }
    return { hidden: id }
  }

  /** Restores a vehicle from the trash. */
  private async restore(): Promise<void> {
    const id = this.trashed.pop()
    if (id === undefined) return
    const data = { deletedAt: null }
    await this.payload.update({ collection: 'vehicles', id, data, depth: 0, trash: true })
    this.ids.push(id)
  }

  private async remove(id: number): Promise<Done> {
    await this.payload.delete({ collection: 'vehicles', id, depth: 0 })
    this.ids.splice(this.ids.indexOf(id), 1)
    return { hidden: id }
  }

  private async rename(): Promise<void> {
    this.serial += 1
    const { codes, lists, makes, models } = this.world
    const [collection, ids, field] = one<readonly [CollectionSlug, number[], string]>(
      [
        ['tags', lists.tags, 'name'],
        ['vehicle-types', lists.bodyType, 'name'],
        // Vehicles are named after these and follow in the same transaction, so they would wait for an open
        // one.
        ...(this.late
          ? []
          : ([
              ['manufacturers', makes, 'name'],
              ['models', models.map(({ id }) => id), 'name'],
              ['model-codes', codes.map(({ id }) => id), 'modelCode'],
            ] as const)),
      ],
      this.random,
    )
    const data = { [field]: `Renamed ${this.serial}` }
    await this.payload.update({ collection, id: one(ids, this.random), data, depth: 0, overrideAccess: true })
  }

  /** Some vehicles in one statement, like the importer. */
  private async together(): Promise<void> {
    const ids = [this.take(), this.take(), this.take()].filter((id) => id !== null)
    const client = await this.payload.db.pool.connect()
    try {
      await client.query('BEGIN')
      await this.writeTogether(client, ids)
      await client.query(this.random(5) === 0 ? 'ROLLBACK' : 'COMMIT')
    } finally {
      client.release()
      for (const id of ids) this.busy.delete(id)
    }
  }

  private async writeTogether(client: Connection, ids: number[]): Promise<void> {
    // In the common locking order.
    await client.query('SELECT 1 FROM vehicles WHERE id = ANY ($1) ORDER BY id FOR UPDATE', [ids])
    await client.query(
      `UPDATE vehicles SET price = price % 90000 + 777, mileage = mileage / 2, year = year - 1,
        status = CASE WHEN status IN ('DRAFT', 'ARCHIVED') THEN 'PUBLISHED'
          WHEN status = 'RESERVED' THEN 'ARCHIVED' ELSE status END,
        updated_at = clock_timestamp() WHERE id = ANY ($1)`,
      [ids],
    )
    await client.query('SELECT refresh_vehicle_search($1)', [ids])
  }

  /** A vehicle that nobody else is writing at the moment. */
  private take(): number | null {
    const free = this.ids.filter((id) => !this.busy.has(id))
    if (free.length === 0) return null
    const id = one(free, this.random)
    this.busy.add(id)
    return id
  }

  private async with(work: (id: number) => Promise<Done>): Promise<string | null> {
    const id = this.take()
    if (id === null) return null
    try {
      const vehicle = await this.payload.findByID({ collection: 'vehicles', id, depth: 0 })
      // A sold vehicle stays as it is.
      const { hidden } = vehicle.status === 'SOLD' ? await this.remove(id) : await work(id)
      return hidden === undefined ? null : await this.lookFor(hidden, Number(vehicle.model))
    } finally {
      this.busy.delete(id)
    }
  }

  /** Queries the search right after a vehicle was hidden, like a visitor. */
  private async lookFor(hidden: number, model: number): Promise<string | null> {
    const search = { ...emptyVehicleSearch(), model: [model], sort: 'updated' as const, limit: 48 }
    const { rows, total } = await searchVehicles(this.payload, search)
    if (rows.length < Math.min(total, search.limit)) this.short += 1
    return rows.some(({ id }) => id === hidden) ? `vehicle ${hidden} was shown after it was hidden` : null
  }
}
