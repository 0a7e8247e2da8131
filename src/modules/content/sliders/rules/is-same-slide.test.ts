import { expect, test } from 'vitest'
import { bannerWithDefaults } from './banner-defaults'
import { isSameSlide } from './is-same-slide'

const banner = bannerWithDefaults({ textElements: [{ text: 'Cars' }] })
const { textElements, ...rest } = banner
const stored = { id: 3, title: 'Cars', href: null, duration: 6, mediaUrl: '/media/a.mp4', config: banner }

test.each<[boolean, string, object]>([
  [true, 'the same fields', { title: 'Cars', duration: 6 }],
  [true, 'texts with spaces around them, and empty ones', { title: ' Cars ', href: '' }],
  [true, 'a banner whose fields have another order', { config: { textElements, ...rest } }],
  [false, 'another title', { title: 'Trucks', duration: 6 }],
  [false, 'no title', { title: '' }],
  [false, 'another banner', { config: { ...banner, width: 1_200 } }],
  [false, 'no banner', { config: null }],
  [false, 'a video that was just uploaded', { mediaUrl: 'banner-videos/1_a.mp4' }],
])('%s for %s', (isSame, _, sent) => expect(isSameSlide(sent, stored)).toBe(isSame))
