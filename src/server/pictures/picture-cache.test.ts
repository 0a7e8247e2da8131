import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { pictureCache } from './picture-cache'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pictures-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const made = (text: string) => vi.fn(async () => Buffer.from(text))

describe('the cache of pictures', () => {
  it('makes a picture once, however many request it at the same time', async () => {
    const make = made('a')
    const get = pictureCache(folder)
    const answers = await Promise.all([get('x/1', make), get('x/1', make), get('x/1', make)])
    expect(answers.map(String)).toEqual(['a', 'a', 'a'])
    expect(make).toHaveBeenCalledTimes(1)
  })

  it('reads files made by another process from disk, and leaves no unfinished ones', async () => {
    await pictureCache(folder)('x/1', made('a'))
    const make = made('b')
    expect(String(await pictureCache(folder)('x/1', make))).toBe('a')
    expect(make).not.toHaveBeenCalled()
    expect(await readdir(path.join(folder, 'x'))).toEqual(['1'])
  })

  it('keeps the most recently used in memory within its limit', async () => {
    const get = pictureCache(folder, 2)
    await get('1', made('a'))
    await get('2', made('b'))
    await get('1', made('-'))
    await get('3', made('c'))
    await rm(folder, { recursive: true, force: true })
    expect(String(await get('1', made('again')))).toBe('a')
    expect(String(await get('2', made('again')))).toBe('again')
  })

  it('writes nothing without a folder', async () => {
    const get = pictureCache(null)
    const make = made('a')
    await get('x/1', make)
    expect(String(await get('x/1', make))).toBe('a')
    expect(make).toHaveBeenCalledTimes(1)
    expect(await readdir(folder)).toEqual([])
  })

  it('serves without a disk', async () => {
    const blocked = path.join(folder, 'file')
    await writeFile(blocked, '')
    expect(String(await pictureCache(path.join(blocked, 'sub'))('1', made('a')))).toBe('a')
  })

  it('tries again after a failure', async () => {
    const get = pictureCache(folder)
    await expect(get('1', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(String(await get('1', made('a')))).toBe('a')
  })
})
