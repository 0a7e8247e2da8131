import type { postgresAdapter } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import type { PoolClient } from 'pg'
import { logger } from '../logger'
import { noteUnavailable, tryLater } from '../service-unavailable'
import { refuseSecondConnection } from './track-held-connection'

type Pool = Payload['db']['pool']
type PoolOptions = Parameters<typeof postgresAdapter>[0]['pool']
type PoolClass = new (options: PoolOptions) => Pool

/** How many connections there are, and how many callers may wait for one at a time. */
type Bounds = { connections: number; line: number; waitMs: number }
type AllBounds = { transactions: Bounds; statements: Bounds }

/**
 * Transactions hold a connection for as long as their work takes, and wait for rows locked by others. A
 * caller that waits longer than this for a connection gets a 503 with a time to come back. The number
 * is small: more concurrent transactions finish no sooner, and take processor time from readers.
 */
const transactions: Bounds = { connections: 5, line: 300, waitMs: 10_000 }

/**
 * Single statements, which includes all plain reads, have connections of their own: each is returned
 * immediately, so readers never wait for writers, however many there are.
 */
const statements: Bounds = { connections: 10, line: 1_000, waitMs: 5_000 }

const BOUNDS: AllBounds = { transactions, statements }

/** The longest a transaction waits for a row; whoever holds one that long has stalled. */
const ROW_LOCK_MS = 20_000
/** Longer than the server's own statement timeout, so that this applies only if the server's does not. */
const SILENCE_MS = 70_000

const optionsOf = (given: PoolOptions, { connections, waitMs }: Bounds): PoolOptions => ({
  ...given,
  max: connections,
  connectionTimeoutMillis: waitMs,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
  query_timeout: SILENCE_MS,
})

/** @throws AppError 503 when so many callers are waiting that this one would wait in vain */
function refuseLongLine(pool: Pool, { line }: Bounds): void {
  if (pool.waitingCount >= line) throw tryLater()
}

/**
 * Returns a connection to the pool when it ends, whoever had it. Code that begins a transaction on a
 * connection that breaks at that moment never returns it, which would shrink the pool permanently.
 */
function releasedWhenItEnds(client: PoolClient): PoolClient {
  const release = client.release
  let isReleased = false
  const releaseOnce = (error?: Error | boolean) => {
    if (isReleased) return
    isReleased = true
    client.off('end', endIt)
    release(error)
  }
  const endIt = () => releaseOnce(true)
  client.once('end', endIt)
  client.release = releaseOnce
  return client
}

/** Queries the database, and records when it was unreachable. */
async function noted<T>(run: () => T): Promise<Awaited<T>> {
  try {
    return await run()
  } catch (error) {
    noteUnavailable(error)
    throw error
  }
}

/** A request made while holding a connection; logged once per place. */
const reported = new Set<string>()
function reportSecondConnection(error: Error): void {
  const place = error.stack ?? ''
  if (reported.has(place) || reported.size > 100) return
  reported.add(place)
  logger.error({ err: error }, 'a second connection was asked for inside a transaction')
}

/**
 * The connections of a process: a pool whose `connect` is for transactions and whose `query` runs single
 * statements on separate connections. Both queues are limited in length and time. Connections may break at
 * any moment: the query using one fails, and its caller gets the error.
 * @param Pool the driver's class
 * @param given how to connect
 */
export function openPools(Pool: PoolClass, given: PoolOptions, bounds = BOUNDS): Pool {
  const options = `${given.options ?? ''} -c lock_timeout=${ROW_LOCK_MS}`
  const transactions = new Pool(optionsOf({ ...given, options }, bounds.transactions))
  const statements = new Pool(optionsOf(given, bounds.statements))
  const note = (error: Error) => logger.warn({ err: error }, 'a database connection was lost')
  transactions.on('error', note)
  statements.on('error', (error, client) => transactions.emit('error', error, client))
  for (const pool of [transactions, statements]) pool.on('connect', (client) => client.on('error', note))

  const take = transactions.connect.bind(transactions) as unknown as () => Promise<PoolClient>
  const connect = async (): Promise<PoolClient> => {
    refuseSecondConnection(reportSecondConnection)
    return noted(async () => {
      refuseLongLine(transactions, bounds.transactions)
      return releasedWhenItEnds(await take())
    })
  }
  const query = async (...args: Parameters<Pool['query']>): Promise<unknown> => {
    refuseSecondConnection(reportSecondConnection)
    return noted(() => {
      refuseLongLine(statements, bounds.statements)
      return statements.query(...args)
    })
  }
  const close = transactions.end.bind(transactions) as () => Promise<void>
  const end = async (): Promise<void> => {
    await Promise.all([close(), statements.end()])
  }
  return Object.assign(transactions, { connect, query, end }) as unknown as Pool
}
