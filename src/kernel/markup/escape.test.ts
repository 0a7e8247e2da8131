import { expect, test } from 'vitest'
import { escapeMarkup } from './escape'

test.each([
  ['plain', 'plain'],
  ['<b a="1" c=\'2\'>&amp;</b>', '&lt;b a=&quot;1&quot; c=&#39;2&#39;&gt;&amp;amp;&lt;/b&gt;'],
])('%s is written as %s', (text, written) => expect(escapeMarkup(text)).toBe(written))
