import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { identify, isRunning, stopProcess, tryLock, withLock } from './processes.mjs'

let dir: string
let file: string
beforeEach(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'kaido-lock-'))
  file = path.join(dir, 'a.lock')
})
afterEach(() => fs.rmSync(dir, { recursive: true }))

it('distinguishes a process from a later one with the same number', () => {
  const me = identify()
  expect(isRunning(me)).toBe(true)
  expect(isRunning(me && { ...me, mark: `${me.mark}0` })).toBe(false)
  expect(isRunning(null)).toBe(false)
})

it('names the living holder of a lock', () => {
  const lock = tryLock(file, { port: '1' })
  expect(tryLock(file)).toMatchObject({ holder: { pid: process.pid, port: '1' } })
  if ('release' in lock) lock.release()
  expect(tryLock(file)).toHaveProperty('release')
})

it('takes over a lock from a killed process, even from a half-written file', () => {
  const dead = spawnSync(process.execPath, ['-e', '0'])
  fs.writeFileSync(file, JSON.stringify({ pid: dead.pid, mark: '1' }))
  expect(tryLock(file)).toHaveProperty('release')
  fs.writeFileSync(file, '{"pid":')
  expect(tryLock(file)).toHaveProperty('release')
})

it('takes over its own lock that was put back after its release', () => {
  const lock = tryLock(file)
  const left = fs.readFileSync(file)
  if ('release' in lock) lock.release()
  fs.writeFileSync(file, left)
  expect(tryLock(file)).toHaveProperty('release')
})

it('lets one work at a time, even if all of them find a dead lock', async () => {
  fs.writeFileSync(file, '{}')
  const script = `
    const { withLock } = await import(${JSON.stringify(new URL('./processes.mjs', import.meta.url).href)})
    const fs = await import('node:fs')
    for (let i = 0; i < 20; i++) await withLock(process.argv[1], async () => {
      fs.mkdirSync(process.argv[1] + '.inside')
      await new Promise(setImmediate)
      fs.rmdirSync(process.argv[1] + '.inside')
    })`
  const runs = [1, 2, 3].map(() => spawn(process.execPath, ['--input-type=module', '-e', script, file]))
  const codes = await Promise.all(runs.map(async (run) => (await once(run, 'exit'))[0]))
  expect(codes).toEqual([0, 0, 0])
})

it('kills a process that does not end by itself', async () => {
  const stubborn = spawn(process.execPath, [
    '-e',
    'process.on("SIGTERM",()=>{});setInterval(()=>{},1000);console.log(1)',
  ])
  await once(stubborn.stdout, 'data')
  const known = identify(stubborn.pid)
  expect(await stopProcess(known, { graceMs: 100 })).toBe(true)
  expect(isRunning(known)).toBe(false)
})

it('frees the lock when the work fails', async () => {
  await expect(withLock(file, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await withLock(file, () => 'again')).toBe('again')
})
