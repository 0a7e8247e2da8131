import { expect, it } from 'vitest'
import { figuresOf, median, overBudget, type Run } from './report'
import { addUp } from './scripts-sent'

const run = (change: Partial<Run> = {}): Run => ({
  performance: 97,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  lcpMs: 1_900.4,
  fcpMs: 900,
  tbtMs: 80,
  cls: 0,
  sent: { total: 230 * 1024, images: 90 * 1024, scripts: 160 * 1024, own: 40 * 1024 },
  benchmarkIndex: 1_500,
  failed: [],
  ...change,
})

it.each([
  [[5, 1, 9], 5],
  [[4, 1], 1],
  [[], 0],
])('the median of %j is %j', (values, middle) => {
  expect(median(values)).toBe(middle)
})

it('the median decides, and every failure of any run is named', () => {
  const runs = [80, 96, 97].map((performance) => run({ performance }))
  const figures = figuresOf([...runs, run({ failed: ['color-contrast'] }), run()])
  expect(figures).toMatchObject({ performance: 97, lcp_ms: 1900, js_kb: 160, failed: ['color-contrast'] })
})

it.each([
  ['/vehicles', {}, []],
  ['/', { performance: 89 }, ['/: performance 89, budget 90']],
  ['/', { seo: 92 }, ['/: SEO 92, budget 100']],
  ['/', { sent: { total: 999 * 1024, images: 0, scripts: 0, own: 0 } }, []],
  [
    '/blogs/one',
    { sent: { total: 236 * 1024, images: 0, scripts: 0, own: 0 } },
    ['/blogs/one: KB in the first view 236, budget 235'],
  ],
  [
    '/vehicles',
    { sent: { total: 236 * 1024, images: 0, scripts: 166 * 1024, own: 46 * 1024 } },
    [
      '/vehicles: KB of scripts 166, budget 165',
      '/vehicles: KB of own scripts 46, budget 45',
      '/vehicles: KB in the first view 236, budget 235',
    ],
  ],
] as const)('%s with %j is over in %j', (path, change, over) => {
  expect(overBudget(path, figuresOf([run(change)]))).toEqual(over)
})

it('scripts that the build does not list as the framework’s are ours; inline data is not a request', () => {
  const at = (path: string) => `http://127.0.0.1:4800${path}`
  const requests = [
    { url: at('/vehicles'), transferSize: 15_000, resourceType: 'Document' },
    { url: at('/_next/static/chunks/main.js'), transferSize: 60_000, resourceType: 'Script' },
    { url: at('/_next/static/chunks/page.js?dpl=1'), transferSize: 9_000, resourceType: 'Script' },
    { url: at('/media/a.avif'), transferSize: 4_000, resourceType: 'Image' },
    { url: 'data:image/svg+xml;base64,AAAA', transferSize: 70, resourceType: 'Image' },
  ]
  expect(addUp(requests, new Set(['/_next/static/chunks/main.js']))).toEqual({
    total: 88_000,
    images: 4_000,
    scripts: 69_000,
    own: 9_000,
  })
})
