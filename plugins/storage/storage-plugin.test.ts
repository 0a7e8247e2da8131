import type { Config } from 'payload'
import { afterEach, expect, it, vi } from 'vitest'
import { storagePlugin } from '.'

afterEach(() => vi.unstubAllEnvs())

const config = {
  collections: [
    { slug: 'media', upload: { imageSizes: [{ name: 'thumb', width: 160 }] }, fields: [] },
    { slug: 'vehicles', fields: [] },
  ],
} as unknown as Config

const withSettings = async (settings: Record<string, string>) => {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value)
  return storagePlugin()(structuredClone(config))
}

const S3 = { STORAGE: 's3', S3_BUCKET: 'yard', S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b' }

it.each([
  ['s3', S3],
  ['local', { STORAGE: 'local' }],
])('pictures go to %s if the environment names it, with the same columns and screens', async (name, env) => {
  const { admin, collections = [] } = await withSettings(env)
  const [media, vehicles] = collections
  expect(media?.upload).toMatchObject({ adapter: name, disableLocalStorage: true })
  expect(media?.fields.map((field) => 'name' in field && field.name)).toEqual([
    'url',
    'sizes',
    'prefix',
    '_objectKey',
  ])
  expect(media?.fields.find((field) => 'name' in field && field.name === 'prefix')).toMatchObject({
    virtual: true,
  })
  expect(vehicles).toEqual({ slug: 'vehicles', fields: [] })
  expect(admin?.components?.providers).toHaveLength(1)
})
