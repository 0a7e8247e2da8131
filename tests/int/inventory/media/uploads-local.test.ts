import { rm } from 'node:fs/promises'
import path from 'node:path'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { logger } from '@/server/logger'
import { receiveFile } from '@/server/storage/serve-stored-files'
import { signedGet, signedPut } from '@/server/storage/signed-urls'
import { uploadCases } from './uploads-cases'
import { counts, exists, put, sentPhoto, store, uploadWorld, type World } from './uploads-kit'

let world: World

beforeAll(async () => {
  world = await uploadWorld()
})

describe('with files on this machine', () => {
  uploadCases(() => world)

  test('an address of the app expires and opens nothing else', async () => {
    const terms = { type: 'image/jpeg', size: 3, expires: new Date(Date.now() - 1000) }
    const old = await signedPut('vehicles/1_old.jpg', terms)
    const at = (url: string) => new URL(url, 'http://localhost:3000').href
    expect((await put({ ...old, url: at(old.url) }, Buffer.from('abc'))).status).toBe(403)
    const readable = await signedGet('vehicles/1_old.jpg', {
      type: 'image/jpeg',
      disposition: 'inline',
      expires: new Date(Date.now() + 60_000),
    })
    expect((await put({ ...old, url: at(readable) }, Buffer.from('abc'))).status).toBe(403)
  })

  test('a sender who stops halfway leaves nothing, and can start again', async () => {
    const terms = { type: 'image/jpeg', size: 6, expires: new Date(Date.now() + 60_000) }
    const given = await signedPut('vehicles/2_half.jpg', terms)
    const url = new URL(given.url, 'http://localhost:3000').href
    expect((await put({ ...given, url }, Buffer.from('abc'), { 'content-length': '6' })).status).toBe(400)
    expect((await put({ ...given, url }, Buffer.from('abcdef'))).status).toBe(200)
  })

  test('a lost connection is no fault of ours, and nothing is stored', async () => {
    const logged = vi.spyOn(logger, 'error')
    const terms = { type: 'image/jpeg', size: 6, expires: new Date(Date.now() + 60_000) }
    const given = await signedPut('vehicles/3_cut.jpg', terms)
    let pieces = 0
    const body = new ReadableStream({
      pull(controller) {
        if (pieces++ === 0) controller.enqueue(Buffer.from('abc'))
        else controller.error(new Error('aborted'))
      },
    })
    const init = { method: 'PUT', headers: given.headers, body, duplex: 'half' }
    const request = new Request(new URL(given.url, 'http://localhost:3000'), init)
    const path = ['vehicles', '3_cut.jpg']
    expect((await receiveFile(path, request)).status).toBe(400)
    expect(logged).not.toHaveBeenCalled()
    expect(await exists('vehicles/3_cut.jpg')).toBe(false)
    logged.mockRestore()
  })

  test('a disk that lost an upload is reported, and nothing is saved', async () => {
    const given = await sentPhoto(world.tokens.admin, 60)
    const before = await counts(world)
    await rm(path.join(process.env.DATA_DIR ?? '', 'files', given.path))
    expect((await store(world.tokens.admin, given.path)).status).toBe(404)
    expect(await counts(world)).toEqual(before)
  })
})
