import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { bannerWithDefaults } from '../rules/banner-defaults'
import type { PublicSlide } from '../rules/slide'
import { BannerView } from './banner-view'
import { DefaultSlide } from './default-slide'
import { Slider } from './slider'

const html = (node: ReactNode): string => renderToStaticMarkup(node)
const SHIP = {
  mediaType: 'image',
  mediaUrl: '/media/ship.webp',
  mediaWidth: 1_600,
  mediaHeight: 900,
} as const
const FILM = { mediaType: 'video', mediaUrl: '/media/ship.mp4', posterUrl: '/media/ship.webp' } as const
const slide = (more: Partial<PublicSlide> = {}): PublicSlide => ({
  id: 1,
  type: 'DEFAULT',
  ...SHIP,
  posterUrl: null,
  config: null,
  title: 'Fresh stock',
  subtitle: null,
  duration: 6,
  altText: null,
  href: null,
  placement: 'homepage',
  topicPageId: null,
  topicPageTitle: null,
  topicPageRoute: null,
  ...more,
})
const banner = bannerWithDefaults({
  backgroundImage: '/media/yard.webp',
  backgroundVideo: '/media/yard.mp4',
  textElements: [{ text: '<b>Cars</b>', tag: 'h2', phone: { isHidden: true } }],
  linkElements: [
    { label: 'Vehicles', href: '/vehicles' },
    { label: 'Auctions', href: 'https://example.com/', newTab: true },
  ],
})

test('without slides there is nothing', () => expect(html(<Slider slides={[]} />)).toBe(''))

test('one picture stands still', () =>
  expect(html(<Slider slides={[slide()]} />)).not.toMatch(/<button|#slide-/))

test('of several each has its place, a link to it and its seconds, and only the first is fetched at once', () => {
  const markup = html(<Slider slides={[slide(), slide({ id: 2, duration: 9 })]} />)
  expect(markup).toContain('href="#slide-2"')
  expect(markup).toMatch(/<li id="slide-2" aria-roledescription="slide" aria-label="2 of 2" data-seconds="9"/)
  expect(markup.match(/loading="(?:eager|lazy)"/g)).toEqual(['loading="eager"', 'loading="lazy"'])
})

test.each<[number, boolean]>([
  [6, false],
  [7, true],
])('of %i slides phones show the number instead of links: %s', (count, isNumber) => {
  const markup = html(<Slider slides={Array.from({ length: count }, (_, id) => slide({ id }))} />)
  expect(markup.includes(`>1 / ${count}</span>`)).toBe(isNumber)
  expect(markup.match(/<a href="#slide-[^>]*max-sm:hidden/g)?.length ?? 0).toBe(isNumber ? count : 0)
})

test('a picture has two sizes, and its place before it arrives', () => {
  const markup = html(<DefaultSlide slide={slide()} place={0} saving={false} />)
  expect(markup).toContain('srcSet="/media/ship.w768.avif 768w, /media/ship.avif 1600w"')
  expect(markup).toContain('--shape:2.5;--phone-shape:1.7778')
})

test('a video has no address of its own and lies over its still picture', () => {
  const markup = html(<DefaultSlide slide={slide(FILM)} place={0} saving={false} />)
  expect(markup).toMatch(/<img[^>]*src="\/media\/ship\.webp"/)
  expect(markup).toMatch(/<video data-src="\/media\/ship\.mp4"/)
  expect(markup).not.toMatch(/<video[^>]* src=/)
})

test('for those who save data a picture waits and a video is left out', () => {
  const markup = html(<DefaultSlide slide={slide(FILM)} place={0} saving />)
  expect(markup).toContain('<details class="held">')
  expect(markup).toContain('loading="lazy"')
  expect(markup).not.toContain('<video')
})

test('a link covers its slide and is called like it', () => {
  const markup = html(<DefaultSlide slide={slide({ href: '/vehicles' })} place={0} saving={false} />)
  expect(markup).toMatch(/<a href="\/vehicles" data-soft="push"[^>]*><span class="sr-only">Fresh stock</)
})

test('a banner is words and links, whatever is typed into it', () => {
  const markup = html(<BannerView mode="page" config={banner} saving={false} eager />)
  expect(markup).toMatch(/<h2 class="[^"]*max-md:hidden!"[^>]*>&lt;b&gt;Cars&lt;\/b&gt;<\/h2>/)
  expect(markup).toMatch(/<a href="\/vehicles" data-soft="push"/)
  expect(markup).toMatch(/<a href="https:\/\/example\.com\/" target="_blank" rel="noopener"/)
  expect(markup).toContain('<video data-src="/media/yard.mp4"')
})

test('for those who save data a banner has no pictures', () =>
  expect(html(<BannerView mode="page" config={banner} saving />)).not.toMatch(/<img|<video/))

test('on a canvas nothing can be followed, and what a phone leaves out is left out', () => {
  const on = (device: 'desktop' | 'phone') =>
    html(<BannerView mode="canvas" device={device} config={banner} />)
  expect(on('desktop')).toContain('&lt;b&gt;Cars')
  expect(on('phone')).not.toContain('Cars')
  expect(on('desktop')).not.toMatch(/<a |class=|<video/)
})
