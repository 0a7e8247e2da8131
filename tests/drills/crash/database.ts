import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { ensureDatabase, withClient } from '../../../scripts/lib/database.mjs'
import { acquirePostgres } from '../../../scripts/lib/embedded-postgres.mjs'
import { identify, isRunning, until } from '../../../scripts/lib/processes.mjs'

type Server = Awaited<ReturnType<typeof acquirePostgres>>
type Identity = Server['process']

/** The drill's own Postgres, which writes through to the disk and may be killed. */
export type CrashDatabase = {
  url: () => string
  /** kill -9 of every process of the server at once. */
  kill: () => Promise<void>
  /** Starts it again; Postgres recovers by itself. */
  restart: () => Promise<void>
  /** Stops it for good. */
  release: () => Promise<void>
}

/** A commit takes a while, as on a slow disk: that way a kill finds transactions in the middle of one. */
const SLOW_COMMITS = ['commit_delay = 40000', 'commit_siblings = 0']

export async function startDatabase(home: string, note: (text: string) => void): Promise<CrashDatabase> {
  const acquire = () => acquirePostgres({ home, note })
  const leases = [await acquire()]
  const current = () => leases.at(-1) as Server
  let starting = Promise.resolve()
  let ending: Promise<void> | undefined
  const end = async () => {
    await starting.catch(() => {}) // the caller of the restart got the error
    for (const lease of leases) await lease.release()
  }
  await ensureDatabase(current())
  await withClient(current().adminUrl(), async (client) => {
    for (const setting of SLOW_COMMITS) await client.query(`ALTER DATABASE kaido SET ${setting}`)
  })
  return {
    url: () => current().url(),
    kill: async () => {
      const { process: postmaster } = current()
      const family = [postmaster, ...childrenOf(postmaster.pid)]
      for (const { pid } of family) killNow(pid)
      if (!(await until(() => !family.some(isRunning), 10_000)))
        throw new Error('The database outlived kill -9')
    },
    restart: async () => {
      if (ending) throw new Error('The drill is over')
      starting = acquire().then((lease) => {
        leases.push(lease)
      })
      await starting
    },
    release: () => {
      ending ??= end()
      return ending
    },
  }
}

function killNow(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

/** The server's own processes: they would notice the end of their parent only a moment later. */
function childrenOf(parent: number): Identity[] {
  const pids = process.platform === 'linux' ? fs.readdirSync('/proc').filter(isNumber) : listed()
  return pids.flatMap((pid) => (parentOf(pid) === parent ? (identify(Number(pid)) ?? []) : []))
}

const isNumber = (name: string) => /^\d+$/.test(name)

const ps = (...args: string[]) => spawnSync('ps', args, { encoding: 'utf8' }).stdout ?? ''
const listed = () =>
  ps('-A', '-o', 'pid=')
    .split('\n')
    .map((line) => line.trim())
    .filter(isNumber)

function parentOf(pid: string): number {
  if (process.platform !== 'linux') return Number(ps('-o', 'ppid=', '-p', pid))
  try {
    return Number(fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').pop()?.split(' ')[1])
  } catch {
    return 0 // it ended in the meantime
  }
}
