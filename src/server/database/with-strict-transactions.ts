import { randomUUID } from 'node:crypto'
import type { postgresAdapter } from '@payloadcms/db-postgres'
import type { Db } from '../db-of'
import { openPools } from './open-pools'
import { beginHolding, type Held, holder } from './track-held-connection'

type Adapter = ReturnType<typeof postgresAdapter>
type Database = ReturnType<Adapter['init']>
type Session = Database['sessions'][string]
type Options = Parameters<Database['beginTransaction']>[0]

/** Thrown inside a transaction to roll it back; never leaves this file. */
class RolledBack extends Error {}

/** The message instead of "saved" when nothing was saved. */
export class CommitFailed extends Error {
  override readonly name = 'CommitFailed'
  constructor(cause?: unknown) {
    super('The change could not be saved. Nothing was changed; please try again.', { cause })
  }
}

/** Opens a transaction and holds it open until it is resolved (committed) or rejected (rolled back). */
function openSession(drizzle: Db, options: Options, held: Held): Promise<Session> {
  return new Promise((opened, failed) => {
    const begun: Promise<void> = drizzle.transaction(
      (db) =>
        new Promise<void>((commit, rollBack) => {
          held.holds = true
          opened({
            db,
            resolve: async () => {
              commit()
              await done
            },
            reject: async () => {
              rollBack(new RolledBack())
              await done.catch(() => undefined) // fails with whatever rolls it back
            },
          } as Session)
        }),
      options as Parameters<Db['transaction']>[1],
    )
    const done = begun.finally(() => {
      held.holds = false
    })
    done.catch(failed)
  })
}

const READS = [
  'find',
  'findOne',
  'findDistinct',
  'findGlobal',
  'findVersions',
  'findGlobalVersions',
  'queryDrafts',
  'count',
  'countVersions',
  'countGlobalVersions',
] as const

/**
 * Makes reads join the surrounding transaction if none is given: Payload looks up document locks that way in
 * the middle of each save. By default it takes a second connection for that, so concurrent saves wait for
 * each other.
 */
function readFromReplica(database: Database, name: (typeof READS)[number]): void {
  const read = database[name] as (args: { req?: object }) => unknown
  const inPlace = (args: { req?: object }) => {
    const transactionID = args.req ? undefined : holder()?.id
    return read.call(database, transactionID ? { ...args, req: { transactionID } } : args)
  }
  Object.assign(database, { [name]: inPlace })
}

/**
 * The same adapter with honest transactions. By default, a COMMIT that fails (the server went away, a
 * deferred constraint) and a transaction rolled back midway both end as if everything had been saved.
 * Here both throw CommitFailed, so that nothing is acknowledged that does not exist.
 */
export function withStrictTransactions(adapter: Adapter): Adapter {
  return {
    ...adapter,
    init: (args) => {
      const database = adapter.init(args)
      database.pool = openPools(database.pg.Pool, database.poolOptions)
      database.beginTransaction = async (options) => {
        const id = randomUUID()
        const held = beginHolding(id)
        await database.initializing
        database.sessions[id] = await openSession(database.drizzle, options, held)
        return id
      }
      database.commitTransaction = async (given) => {
        const id = String((await given) ?? '')
        const session = database.sessions[id]
        if (!session) throw new CommitFailed()
        delete database.sessions[id]
        await session.resolve().catch((error: unknown) => {
          throw new CommitFailed(error)
        })
      }
      for (const read of READS) readFromReplica(database, read)
      return database
    },
  }
}

/** Our unique indexes on lower(column), and the field each one covers. */
const LOWER_INDEXES = {
  vehicles_chassis_lower_idx: 'chassis',
  vehicles_office_file_no_lower_idx: 'officeFileNo',
}

/**
 * Payload cannot derive a field from an index expression, so two concurrent saves would not name the value
 * that was taken.
 */
export function nameUniqueIndexes(database: Pick<Database, 'fieldConstraints'>): void {
  database.fieldConstraints.vehicles = { ...database.fieldConstraints.vehicles, ...LOWER_INDEXES }
}
