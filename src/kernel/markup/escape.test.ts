import { expect, test } from 'vitest'
import { escapeMarkup, escapeXml } from './escape'

test.each([
  ['plain', 'plain'],
  ['<b a="1" c=\'2\'>&amp;</b>', '&lt;b a=&quot;1&quot; c=&#39;2&#39;&gt;&amp;amp;&lt;/b&gt;'],
])('%s is written as %s', (text, written) => expect(escapeMarkup(text)).toBe(written))

test('for XML, what it cannot contain is dropped', () => {
  expect(escapeXml('a\b\u000b\u001f\ufffe\uffff<\tb\n\ud800')).toBe('a&lt;\tb\n\ufffd')
})
