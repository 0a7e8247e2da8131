import { expect, test } from 'vitest'
import { linkTarget } from './link-target'
import { partsOf } from './rich-text'

test.each([
  [{ root: { children: [1, 2] } }, [1, 2]],
  [{ root: { children: 'x' } }, []],
  [{ root: [1] }, []],
  ['text', []],
  [null, []],
])('the parts of %j are %j', (content, parts) => expect(partsOf(content)).toEqual(parts))

test.each([
  [{ fields: { url: ' /a ' } }, '/a'],
  [{ fields: { url: 'javascript:alert(1)' } }, null],
  [{ fields: { url: 5 } }, null],
  [{ url: '/a' }, null],
])('%j links to %j', (node, target) => expect(linkTarget(node)).toBe(target))
