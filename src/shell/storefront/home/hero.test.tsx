import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { PublicSlide } from '@/modules/content/sliders/rules/slide'
import { Hero } from './hero'

const STOCK = { makes: [], bodyTypes: [], total: 107, countries: ['Japan', 'Kenya'] }
const SLIDE = { id: 1, type: 'DEFAULT', mediaType: 'image', mediaUrl: '/media/yard.webp' } as PublicSlide
const pictures = (slides: PublicSlide[]): string[] => {
  const html = renderToStaticMarkup(<Hero slides={slides} {...STOCK} />)
  expect(html).toContain('107 vehicles in stock in Japan and Kenya.')
  return [...html.matchAll(/<img[^>]* src="([^"]*)"/g)].map(([, src = '']) => src)
}

test('the first slide takes the place of the harbour, which is there without slides', () => {
  expect(pictures([])).toEqual(['/pictures/hero/hero-1600.webp'])
  expect(pictures([SLIDE])).toEqual(['/media/yard.webp'])
})
