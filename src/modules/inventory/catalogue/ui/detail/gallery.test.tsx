// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { photo } from '@/modules/inventory/media/queries/build-picture'
import type { ImageType } from '@/modules/inventory/media/rules/image-types'
import { mount } from '@/ui/form/mount.fixture'
import type { VehicleDetail, VehicleImage } from '../../queries/declare-vehicle-detail'
import { Gallery } from './gallery'
import { Lightbox } from './lightbox'
import { PanoramaDialog } from './panorama-dialog'

vi.mock('yet-another-react-lightbox', () => ({ default: () => null }))
vi.mock('yet-another-react-lightbox/plugins/inline', () => ({ default: () => null }))
vi.mock('yet-another-react-lightbox/plugins/zoom', () => ({ default: () => null }))
vi.mock('yet-another-react-lightbox/styles.css', () => ({}))

const NOTE = 'Drawing, not a photograph of this vehicle'

let id = 0
function image(type: ImageType, drawn: boolean): VehicleImage {
  id += 1
  const picture = photo({ f: `vitz-${id}.webp`, drawn }, 'Toyota Vitz')
  if (!picture) throw new Error('a picture has a file')
  return { ...picture, id, type, isPrimary: id === 1, sortOrder: id }
}

const shown: { gone: () => Promise<void> }[] = []
async function show(...given: Parameters<typeof mount>) {
  const page = await mount(...given)
  shown.push(page)
  return page
}
afterEach(async () => {
  for (const page of shown.splice(0)) await page.gone()
})

const gallery = (images: VehicleImage[]) => {
  const vehicle = { name: 'Toyota Vitz', status: 'PUBLISHED', isReserved: false, images }
  return show(<Gallery saving={false} vehicle={vehicle as unknown as VehicleDetail} />)
}

describe('the pictures of a vehicle', () => {
  it('label each drawing, and no photograph', async () => {
    const { place } = await gallery([image('exterior', true), image('exterior', false)])
    const showsNote = [...place.querySelectorAll('li[id]')].map(({ textContent }) => textContent === NOTE)
    expect(showsNote).toEqual([true, false])
  })

  it('hand that on to what shows them over the whole screen', async () => {
    const { place } = await gallery([
      image('exterior', true),
      image('exterior', false),
      image('exterior_360', true),
      image('interior_360', false),
    ])
    const drawn = (selector: string) =>
      [...place.querySelectorAll<HTMLElement>(selector)].map(({ dataset }) => dataset.drawn !== undefined)
    expect([drawn('a[data-full]'), drawn('a[data-around]')]).toEqual([
      [true, false],
      [true, false],
    ])
  })
})

describe.each([
  ['a drawing', true],
  ['a photograph', false],
])('over the whole screen %s', (_, drawn) => {
  const showsNote = () => document.body.textContent?.includes(NOTE)

  it('is labelled', async () => {
    const picture = { src: '/media/vitz.webp', alt: '', width: 1280, height: 960, sizes: '', drawn }
    await show(<Lightbox at={0} name="Toyota Vitz" onClose={vi.fn()} pictures={[picture]} />)
    expect(showsNote()).toBe(drawn)
  })

  it('that was taken all around is labelled too', async () => {
    await show(
      <PanoramaDialog drawn={drawn} onClose={vi.fn()} preview="/a" src="/b" title="Toyota Vitz, exterior" />,
    )
    expect(showsNote()).toBe(drawn)
  })
})
