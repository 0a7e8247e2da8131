import { expect, it } from 'vitest'
import { scriptText } from './json-ld-script'

it('cannot be closed by a name with markup in it', () => {
  const text = scriptText({ name: '</script><script>alert(1)</script>' })
  expect(text).not.toContain('<')
  expect(JSON.parse(text)).toEqual({ name: '</script><script>alert(1)</script>' })
})
