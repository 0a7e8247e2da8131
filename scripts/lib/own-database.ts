import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Payload } from 'payload'
import { ensureDatabase } from './database.mjs'
import { acquirePostgres, type Server } from './embedded-postgres.mjs'
import { atEnd } from './lifecycle.mjs'
import type { Print } from './run-to-verdict'
import { runScript, testEnv } from './test-database.mjs'

/** A script's own database, migrated and otherwise empty, in a temporary folder deleted at the end. */
export type OwnDatabase = {
  home: string
  server: Server
  url: string
  /** What a process needs to work on it. */
  env: Record<string, string>
}

/** A folder that is deleted when the script ends. */
export function ownFolder(name: string): string {
  const home = fs.mkdtempSync(path.join(os.tmpdir(), `kaido-${name}-`))
  atEnd(() => fs.rmSync(home, { recursive: true, force: true }))
  // Under root, Postgres runs as another user.
  fs.chmodSync(home, 0o755)
  return home
}

type Ending = { release: () => Promise<unknown>; releaseNow?: () => void }

/** Also ends, with the script, a server that is still starting. */
export function endWithScript<T extends Ending>(starting: Promise<T>): Promise<T> {
  let started: T | undefined
  const finished = starting.then(
    (result) => {
      started = result
    },
    () => {}, // then there is nothing to end, and the waiting caller gets the error
  )
  atEnd(
    () => finished.then(() => started?.release()),
    () => started?.releaseNow?.(),
  )
  return starting
}

type Options = {
  /** Of the folder, and nothing else. */
  name: string
  print: Print
  /** Writes that a machine crash may lose; on by default. */
  fast?: boolean
}

/** A script's own Postgres in a temporary folder, with the product's empty database. */
export async function openOwnServer({
  name,
  print,
  fast = true,
}: Options): Promise<Omit<OwnDatabase, 'env'>> {
  const home = ownFolder(name)
  const server = await endWithScript(acquirePostgres({ home, fast, note: print }))
  await ensureDatabase(server)
  return { home, server, url: server.url() }
}

/** The same, migrated. */
export async function openOwnDatabase(options: Options): Promise<OwnDatabase> {
  const own = await openOwnServer(options)
  const env: Record<string, string> = {
    ...testEnv(own.url, path.join(own.home, 'files')),
    LOG_LEVEL: 'error',
  }
  await runScript('migrate.ts', [], { ...process.env, ...env })
  return { ...own, env }
}

/**
 * Starts Payload in this process on a database, disconnected when it ends. The database's environment is
 * applied.
 */
export async function openOwnPayload(env: Record<string, string>): Promise<Payload> {
  Object.assign(process.env, env)
  const { default: config } = await import('@payload-config')
  const { getPayload } = await import('payload')
  const payload = await getPayload({ config })
  payload.db.pool.on('error', () => {}) // the server is stopped at the end, with idle connections open
  return payload
}
