import { describe, expect, test } from 'vitest'
import { html, Markup } from './html-template'

describe('a piece of a document', () => {
  test('escapes values, keeps pieces, and leaves out what is not there', () => {
    const row = html`<li>${'<b> & "c"'}</li>`
    expect(html`<ul class="${'"x"'}">${[row, row]}${null}${undefined}${false}${0}</ul>`.text).toBe(
      '<ul class="&quot;x&quot;"><li>&lt;b&gt; &amp; &quot;c&quot;</li><li>&lt;b&gt; &amp; &quot;c&quot;</li>0</ul>',
    )
    expect(html`${new Markup('<hr>')}\\`.text).toBe('<hr>\\')
  })
})
