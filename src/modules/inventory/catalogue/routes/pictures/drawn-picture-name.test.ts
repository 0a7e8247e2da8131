import { describe, expect, it } from 'vitest'
import { drawnPictureUrls } from '@/modules/inventory/media/queries/build-drawn-picture-urls'
import { readPictureName } from './drawn-picture-name'

describe('the address of a drawn picture', () => {
  it.each([160, 320, 480, 768, 1280] as const)('is read as it is written for cards (%i px)', (width) => {
    const look = { bodyType: 'SUV', colour: { name: 'Red', hex: '#a8201f' }, steering: 'RHD' }
    const path = drawnPictureUrls(look, 'left')(width).replace('/pictures/', '')
    expect(readPictureName(path)).toEqual({
      kind: 'vehicle',
      drawing: { body: 'suv', colour: '#A8201F', view: 'left', steering: 'RHD' },
      width,
      format: 'webp',
    })
    expect(readPictureName(path.replace('.webp', '.avif'))).toMatchObject({ width, format: 'avif' })
  })

  it('recognises the home page and the icons', () => {
    expect(readPictureName('hero/hero-1600.webp')).toEqual({ kind: 'hero', width: 1600, format: 'webp' })
    expect(readPictureName('icons/suv.svg')).toEqual({ kind: 'icon', body: 'suv' })
  })

  it.each([
    'suv/A8201F/RHD/left-481.webp',
    'suv/a8201f/RHD/left-480.webp',
    'suv/A8201F/UHD/left-480.webp',
    'boat/A8201F/RHD/left-480.webp',
    'suv/A8201F/RHD/below-480.webp',
    'suv/A8201F/RHD/left-480.png',
    'suv/A8201F/RHD/../left-480.webp',
    'constructor/A8201F/RHD/left-480.webp',
    'hero/hero-99999.webp',
    'icons/../../etc/passwd',
    'icons/boat.svg',
    '',
  ])('refuses %s', (path) => {
    expect(readPictureName(path)).toBeNull()
  })
})
