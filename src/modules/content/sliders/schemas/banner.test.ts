import { describe, expect, it, test } from 'vitest'
import { BANNER_MESSAGES } from '../rules/check-banner'
import { readBanner } from './banner'

/** The paths of what is wrong. */
const wrong = (given: unknown): string[] => {
  const read = readBanner(given)
  return 'issues' in read ? read.issues.map(({ path }) => path) : []
}
const text = (more: object) => ({ textElements: [{ text: 'Cars', ...more }] })
const link = (more: object) => ({ linkElements: [{ label: 'Go', href: '/vehicles', ...more }] })
const image = (more: object) => ({ imageElements: [{ src: '/media/ship.webp', ...more }] })
const gradient = (more: object) => ({ gradientOverlay: more })
const many = (length: number) => Array.from({ length }, () => ({ text: 'Cars' }))

test.each<[string, unknown]>([
  ['nothing', {}],
  ['elements that stick out of the canvas', text({ x: -50, y: 150, width: 200, height: 1 })],
  ['a text of several lines', text({ text: 'Cars\nfrom Japan' })],
  ['a picture that was just uploaded', image({ src: 'banners/1763708195000_ship.png' })],
  ['a color in capitals', text({ color: '#FFFFFF80' })],
  ['a link by mail', link({ href: 'mailto:sales@example.com' })],
  ['an angle', gradient({ direction: '45deg' })],
  ['a corner', gradient({ direction: 'to top left' })],
  ['a radial gradient', gradient({ type: 'radial', direction: 'bottom' })],
  ['a video with its still picture', { backgroundImage: '/media/a.webp', backgroundVideo: '/media/a.mp4' }],
])('takes %s', (_, given) => expect(readBanner(given)).toHaveProperty('banner'))

test.each<[string, unknown, string]>([
  ['no object', 'banner', ''],
  ['a key that a banner does not have', { onload: 'x()' }, 'onload'],
  ['a key that an element does not have', text({ onclick: 'x()' }), 'textElements.0.onclick'],
  ['a script as a link', link({ href: 'javascript:alert(1)' }), 'linkElements.0.href'],
  ['a link with a tab', link({ href: 'java\tscript:alert(1)' }), 'linkElements.0.href'],
  ['data as a link', link({ href: 'data:text/html,x' }), 'linkElements.0.href'],
  ['a link without its scheme', link({ href: 'www.example.com' }), 'linkElements.0.href'],
  ['another host without scheme', link({ href: '//evil.example' }), 'linkElements.0.href'],
  ['a picture of another host', image({ src: '//evil.example/x.webp' }), 'imageElements.0.src'],
  ['a path out of the pictures', image({ src: '/media/../x' }), 'imageElements.0.src'],
  ['a color with more styles', text({ color: 'red;background:url(x)' }), 'textElements.0.color'],
  ['a direction with more styles', gradient({ direction: 'to top),url(x' }), 'gradientOverlay.direction'],
  ['more than a full circle', gradient({ direction: '361deg' }), 'gradientOverlay.direction'],
  [
    'a linear direction of a radial gradient',
    gradient({ type: 'radial', direction: 'to top' }),
    'gradientOverlay.direction',
  ],
  [
    'stops in disorder',
    gradient({
      colors: [
        { color: '#000000', stop: 9 },
        { color: '#ffffff', stop: 8 },
      ],
    }),
    'gradientOverlay.colors',
  ],
  [
    'one color of a gradient',
    gradient({ colors: [{ color: '#000000', stop: 9 }] }),
    'gradientOverlay.colors',
  ],
  ['no number', text({ x: Number.NaN }), 'textElements.0.x'],
  ['a number without end', text({ x: Number.POSITIVE_INFINITY }), 'textElements.0.x'],
  ['half a pixel of height', { height: 300.5 }, 'height'],
  [
    'an id twice',
    {
      textElements: [
        { id: 'aaaaaaaa', text: 'a' },
        { id: 'aaaaaaaa', text: 'b' },
      ],
    },
    'textElements.1.id',
  ],
  ['too many elements', { textElements: many(13) }, 'textElements'],
  ['a text with marks that change its direction', text({ text: 'gpj.\u202Eexe' }), 'textElements.0.text'],
  ['a label of two lines', link({ label: 'a\nb' }), 'linkElements.0.label'],
  [
    'a key of phones that they do not have',
    text({ phone: { color: '#ffffff' } }),
    'textElements.0.phone.color',
  ],
  ['a video alone', { backgroundVideo: '/media/a.mp4' }, 'backgroundImage'],
])('refuses %s', (_, given, path) => expect(wrong(given)).toEqual([path]))

describe('a banner that is read', () => {
  it('has colors in lower case and rounded numbers', () =>
    expect(readBanner(text({ color: '#FFFFFF', x: 33.333 }))).toMatchObject({
      banner: { textElements: [{ color: '#ffffff', x: 33.33 }] },
    }))

  it('is refused where it is too large, whatever it consists of', () => {
    const links = Array.from({ length: 6 }, (_, index) => ({
      label: 'Go',
      href: `/${index}${'あ'.repeat(2_000)}`,
    }))
    const texts = Array.from({ length: 12 }, () => ({ text: '🚗'.repeat(300) }))
    const images = Array.from({ length: 12 }, (_, index) => ({
      src: `/media/${index}${'あ'.repeat(300)}.webp`,
      alt: '🚗'.repeat(200),
    }))
    expect(readBanner({ linkElements: links, textElements: texts, imageElements: images })).toEqual({
      issues: [{ path: '', message: BANNER_MESSAGES.tooLarge }],
    })
  })
})
