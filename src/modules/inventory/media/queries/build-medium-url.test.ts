import { describe, expect, test } from 'vitest'
import { bodyKindOf, drawnPictureUrls } from './build-drawn-picture-urls'
import { mediaUrl } from './build-medium-url'

describe('the drawing for a body type', () => {
  test.each([
    ['SUV', 'suv'],
    ['Crossover', 'suv'],
    ['Sport Utility Vehicle - 4WD', 'suv'],
    ['Station Wagon', 'wagon'],
    ['Small Station Wagons', 'wagon'],
    ['Hatchback', 'hatchback'],
    ['Sedan', 'sedan'],
    ['Coupé', 'coupe'],
    ['Two Seaters', 'coupe'],
    ['Kei car', 'kei'],
    ['Kei truck', 'keitruck'],
    ['Mini truck', 'keitruck'],
    ['Mini Van', 'minivan'],
    ['Minivan - 2WD', 'minivan'],
    ['Van', 'van'],
    ['Vans, Cargo Type', 'van'],
    ['Pickup', 'pickup'],
    ['Standard Pickup Trucks 4WD', 'pickup'],
    ['Truck', 'truck'],
    ['Bus', 'bus'],
    ['Minicompact Cars', 'kei'],
    ['Something new', 'sedan'],
    ['', 'sedan'],
    [null, 'sedan'],
  ])('%s is drawn as %s', (name, kind) => {
    expect(bodyKindOf(name)).toBe(kind)
  })
})

describe('addresses of pictures', () => {
  test('a swatch is used as it is, a colour without one by its name, an unknown side is drawn right-hand', () => {
    const look = { bodyType: 'SUV', colour: { name: 'Red', hex: '#b01e1e' }, steering: 'LHD' }
    expect(drawnPictureUrls(look, 'left')(480)).toBe('/pictures/suv/B01E1E/LHD/left-480.webp')
    const bare = { bodyType: null, colour: { name: 'Black', hex: null }, steering: null }
    expect(drawnPictureUrls(bare, 'front')(160)).toMatch(
      /^\/pictures\/sedan\/[0-9A-F]{6}\/RHD\/front-160\.webp$/,
    )
    expect(drawnPictureUrls({ ...look, colour: null }, 'rear')(1280)).toMatch(
      /^\/pictures\/suv\/[0-9A-F]{6}\//,
    )
  })

  test('a file name is one part of the address whatever it contains', () => {
    expect(mediaUrl('a b/ç?#.webp')).toBe('/media/a%20b%2F%C3%A7%3F%23.webp')
  })
})
