import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { ensureDatabase, withClient } from '../../scripts/lib/database.mjs'
import { acquirePostgres } from '../../scripts/lib/embedded-postgres.mjs'
import { linkLibraries } from '../../scripts/lib/postgres-binaries.mjs'
import { identify, isRunning, until } from '../../scripts/lib/processes.mjs'

function newHome(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kaido-pg-'))
  fs.chmodSync(folder, 0o755) // as root, the server runs as another user
  return folder
}

let home: string
beforeEach(() => {
  home = newHome()
})
afterEach(() => fs.rmSync(home, { recursive: true, force: true }))

/** A database that was created once, and shut down properly. */
let made: string
beforeAll(async () => {
  made = newHome()
  await (await acquirePostgres({ home: made })).release()
})
afterAll(() => fs.rmSync(made, { recursive: true, force: true }))

/** For tests that are not about creating a database, which takes most of their time. */
const copyMade = () => execFileSync('cp', ['-Rp', path.join(made, 'postgres'), home])

const launcher = new URL('../../scripts/lib/embedded-postgres.mjs', import.meta.url).href

/** A process that uses the database of `home` until it is killed. */
async function user() {
  const script = `
    const { acquirePostgres } = await import(${JSON.stringify(launcher)})
    const { process: { pid } } = await acquirePostgres({ home: process.argv[1] })
    console.log(pid)
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script, home])
  const [line] = await once(child.stdout, 'data')
  const kill = async () => {
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
  return { server: identify(Number(line)), kill }
}

const rows = (url: string) =>
  withClient(url, async (client) => {
    await client.query('create table if not exists kept (n int)')
    return (
      await client.query('insert into kept values (1) returning (select count(*)::int from kept) as before')
    ).rows[0].before
  })

it('revives a server that was killed under its user, once, and with every row', async () => {
  copyMade()
  const server = await acquirePostgres({ home })
  await ensureDatabase(server)
  await rows(server.url())
  const killed = server.process
  process.kill(killed.pid, 'SIGKILL')
  await until(() => !isRunning(killed), 5000)
  const joined = await acquirePostgres({ home })
  await Promise.all([server.revive(), server.revive()])
  expect(server.process).toEqual(joined.process)
  expect(await rows(server.url())).toBe(1)
  await server.release()
  expect(await joined.release()).toBe(true)
  expect(isRunning(server.process)).toBe(false)
})

it('keeps every acknowledged row after kill -9 of the server and of its user', async () => {
  copyMade()
  const first = await acquirePostgres({ home })
  await ensureDatabase(first)
  expect(await rows(first.url())).toBe(0)
  process.kill(first.process.pid, 'SIGKILL')
  await until(() => !isRunning(first.process), 5000)

  const second = await acquirePostgres({ home })
  expect(second.adopted).toBe(false)
  expect(second.port, 'the port is remembered').toBe(first.port)
  expect(await rows(second.url())).toBe(1)
  await first.release()
  await second.release()
  expect(isRunning(second.process)).toBe(false)
})

it('writes durably and gives the product a role that is not a superuser', async () => {
  copyMade()
  const server = await acquirePostgres({ home })
  await ensureDatabase(server)
  const { rows: databases } = await withClient(server.url(), (client) =>
    client.query(`select current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit,
      (select rolsuper from pg_roles where rolname = current_user) as super`),
  )
  expect(databases[0]).toEqual({ fsync: 'on', commit: 'on', super: false })
  const open = server.url().replace(/:[^:@/]+@/, ':wrong@')
  await expect(withClient(open, (client) => client.query('select 1'))).rejects.toThrow(
    'password authentication',
  )
  await server.release()
})

it('adopts the server of a killed user and stops it as the last one out', async () => {
  copyMade()
  const killed = await user()
  await killed.kill()
  expect(isRunning(killed.server)).toBe(true)
  const mine = await acquirePostgres({ home })
  expect(mine).toMatchObject({ adopted: true, process: killed.server })
  expect(await mine.release()).toBe(true)
  expect(isRunning(killed.server)).toBe(false)
})

it('leaves the server to its remaining users', async () => {
  copyMade()
  const other = await user()
  const mine = await acquirePostgres({ home })
  expect(await mine.release()).toBe(false)
  expect(isRunning(other.server)).toBe(true)
  await other.kill()
  const last = await acquirePostgres({ home })
  await last.release()
  expect(isRunning(other.server)).toBe(false)
})

it('starts one server when several users come at once', async () => {
  const users = await Promise.all([user(), user(), user()])
  expect(new Set(users.map(({ server }) => server?.pid)).size).toBe(1)
  for (const one of users) await one.kill()
  await (await acquirePostgres({ home })).release()
})

it('is not misled by a pid file whose number now belongs to another process', async () => {
  copyMade()
  const before = await acquirePostgres({ home })
  await before.release()
  const lines = [process.pid, before.dir, 1, before.port, '', '127.0.0.1', '', 'ready', '']
  fs.writeFileSync(path.join(before.dir, 'postmaster.pid'), lines.join('\n'))
  const server = await acquirePostgres({ home })
  expect(server.adopted).toBe(false)
  expect(server.process.pid).not.toBe(process.pid)
  await server.release()
})

it('does not use a database that a killed first start left half created', async () => {
  const half = path.join(home, 'postgres.new-1')
  fs.mkdirSync(half)
  fs.writeFileSync(path.join(half, 'PG_VERSION'), '18')
  const server = await acquirePostgres({ home })
  await ensureDatabase(server)
  expect(await rows(server.url())).toBe(0)
  expect(fs.existsSync(half)).toBe(false)
  await server.release()
})

it("creates the libraries' missing links, even if several do it at once", async () => {
  const native = path.join(home, 'native')
  fs.mkdirSync(path.join(native, 'lib'), { recursive: true })
  fs.writeFileSync(path.join(native, 'lib', 'liba.so.1.2'), 'library')
  const links = ['liba.so', 'liba.so.1'].map((name) => ({
    source: 'native/lib/liba.so.1.2',
    target: `native/lib/${name}`,
  }))
  fs.writeFileSync(path.join(native, 'pg-symlinks.json'), JSON.stringify(links))
  const script = `(await import(process.argv[1])).linkLibraries(process.argv[2])`
  const binaries = new URL('./postgres-binaries.mjs', launcher).href
  const runs = [1, 2, 3].map(() =>
    spawn(process.execPath, ['--input-type=module', '-e', script, binaries, native]),
  )
  expect(await Promise.all(runs.map(async (run) => (await once(run, 'exit'))[0]))).toEqual([0, 0, 0])
  linkLibraries(native)
  for (const { target } of links) expect(fs.readFileSync(path.join(home, target), 'utf8')).toBe('library')
})

it.runIf(process.getuid?.() === 0)('works for root below a folder that is closed to others', async () => {
  fs.chmodSync(home, 0o700)
  const notes: string[] = []
  const server = await acquirePostgres({ home, note: (text) => notes.push(text) })
  await ensureDatabase(server)
  expect(await rows(server.url())).toBe(0)
  expect(notes.join()).toContain(server.dir)
  await server.release()
  fs.rmSync(path.dirname(server.dir), { recursive: true })
})

it.runIf(process.getuid?.() === 0)('recognizes a user who may not read a database', () => {
  const script = `(await import(process.argv[1])).acquirePostgres({ home: process.argv[2] })`
  fs.mkdirSync(path.join(home, 'postgres'))
  fs.chmodSync(home, 0o777)
  const args = ['--input-type=module', '-e', script, launcher, home]
  const run = spawnSync(process.execPath, args, { uid: 65534, gid: 65534, cwd: '/', encoding: 'utf8' })
  expect(run.stderr).toContain('belongs to another user')
})
