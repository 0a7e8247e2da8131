import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { VehicleDetail } from '../../queries/declare-vehicle-detail'
import { sharePictureUrl } from '../../rules/share-picture-url'
import { drawSharePicture } from './draw-share-picture'
import { serveVehicleSharePicture } from './serve-vehicle-share-picture'

vi.mock('./draw-share-picture', () => ({ drawSharePicture: vi.fn(async () => Buffer.from('picture')) }))
vi.mock('./drawn-file', () => ({ drawnFile: async () => Buffer.from('drawing') }))
vi.mock('@/server/site-identity', () => ({ siteIdentity: () => ({ name: 'Kaido' }) }))

const vehicle = (id: number) =>
  ({
    id,
    updatedAt: '2026-11-24T10:00:00.000Z',
    images: [{ detail: '/pictures/suv/A8201F/RHD/left-1280.webp' }],
  }) as unknown as VehicleDetail
const textOf = ({ id }: Pick<VehicleDetail, 'id'>) => ({
  name: `Vehicle ${id}`,
  price: '',
  term: '',
  facts: [],
  place: '',
  stockNumber: '',
  state: '',
  note: '',
})
const request = (id: number, address: string) =>
  serveVehicleSharePicture(vehicle(id), textOf, new Request(`http://localhost:3000${address}`))

beforeEach(() => vi.mocked(drawSharePicture).mockClear())

describe('the picture of a shared link', () => {
  it('is drawn once, however many request it at the same time', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => request(1, sharePictureUrl(vehicle(1)))),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
    expect(drawSharePicture).toHaveBeenCalledTimes(1)
  })

  it('is not drawn for an unknown query, which redirects to its address and is not cached', async () => {
    const { pathname, search } = new URL(sharePictureUrl(vehicle(2)), 'http://localhost')
    const queries = [`${search}&utm_source=a`, '?x=1', '?v=0', '?v', search.slice(0, -1)]
    const answers = await Promise.all(queries.map((query) => request(2, pathname + query)))
    for (const { headers, status } of answers) {
      expect([status, headers.get('location')]).toEqual([302, sharePictureUrl(vehicle(2))])
      expect(headers.get('cache-control')).toBe('no-store')
    }
    expect(drawSharePicture).not.toHaveBeenCalled()
  })
})
