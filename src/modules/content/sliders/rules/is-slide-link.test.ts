import { expect, test } from 'vitest'
import { isSlideLink } from './is-slide-link'

test.each<[string, boolean]>([
  ['/vehicles', true],
  ['#stock', true],
  ['https://kaido.example/a', true],
  ['HTTP://kaido.example', true],
  ['mailto:sales@kaido.example', true],
  ['tel:+81 3 1234', true],
  ['www.example.com', false],
  ['vehicles', false],
  ['sales@kaido.example', false],
  ['//evil.example', false],
  ['javascript:alert(1)', false],
  [`/${'a'.repeat(2_048)}`, false],
])('a slide links to %s: %s', (link, allowed) => expect(isSlideLink(link)).toBe(allowed))
