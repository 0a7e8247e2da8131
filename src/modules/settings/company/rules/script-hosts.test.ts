import { expect, test } from 'vitest'
import { isScriptHost } from './script-hosts'

test.each([
  ['cdn.example.com', true],
  ['www.googletagmanager.com', true],
  ['xn--bcher-kva.example', true],
  ['localhost', false],
  ['127.0.0.1', false],
  ['https://example.com', false],
  ['example.com/path', false],
  ['*.example.com', false],
  ['example.com; script-src *', false],
  ["'unsafe-inline'", false],
  ['-a.example.com', false],
  ['a..example.com', false],
  ['Example.com', false],
  [`${'a.'.repeat(126)}com`, false],
])('%s as a host of scripts: %s', (host, is) => expect(isScriptHost(host)).toBe(is))
