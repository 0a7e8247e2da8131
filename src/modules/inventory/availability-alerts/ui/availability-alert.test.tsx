import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AvailabilityAlert } from './availability-alert'

const shown = (isAwaited: boolean) =>
  renderToStaticMarkup(<AvailabilityAlert id={7} name="Toyota Vitz 2019" isAwaited={isAwaited} />)

test('a plain form subscribes, and names the vehicle', () => {
  const html = shown(false)
  expect(html).toMatch(/<form [^>]*action="\/free-notice\/7" method="post"/)
  expect(html).toContain('aria-label="Tell me when it is free: Toyota Vitz 2019"')
  expect(html).not.toContain('name="wanted"')
})

test('a subscriber sees the subscription, and can cancel it', () => {
  const html = shown(true)
  expect(html).toContain('role="status">We will e-mail you if it becomes free.')
  expect(html).toContain('<input type="hidden" name="wanted" value="off"/>')
  expect(html).toContain('Do not e-mail me')
})
