import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { NotFoundView } from './not-found-view'

it.each([
  ['vehicle', ['/vehicles', '/'], true],
  ['post', ['/blogs', '/'], false],
  ['job', ['/jobs', '/'], false],
  ['page', ['/', '/blogs'], false],
] as const)('a %s that is not found has the links %j', (kind, links, isAboutVehicles) => {
  const html = renderToStaticMarkup(<NotFoundView kind={kind} />)
  expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual(links)
  expect(/vehicle/i.test(html)).toBe(isAboutVehicles)
})
