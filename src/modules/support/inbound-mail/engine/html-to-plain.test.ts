import { expect, test } from 'vitest'
import { htmlToPlain } from './html-to-plain'

test.each([
  ['paragraphs', '<p>a</p><p>b</p>', 'a\n\nb'],
  ['lines', 'a<br>b<div>c</div><div>d</div>', 'a\nb\nc\nd'],
  ['a heading as it is written', '<h1>Bill of Lading</h1>', 'Bill of Lading'],
  ['a list', '<ul><li>a</li><li>b</li></ul>', ' * a\n * b'],
  ['a link and where it leads', '<a href="https://a.example/b">here</a>', 'here [https://a.example/b]'],
  [
    'an address that is its own link',
    '<a href="https://a.example">https://a.example</a>',
    'https://a.example',
  ],
  ['an e-mail address alone', '<a href="mailto:a@b.example">a@b.example</a>', 'a@b.example'],
  ['a script as its words', '<a href="javascript:alert(1)">a</a>', 'a'],
  ['a quote in a quote', 'a<blockquote>b<blockquote>c</blockquote></blockquote>', 'a\n> b\n> > c'],
  ['no scripts, styles and pictures', '<style>p{}</style><script>x()</script><img alt="y" src="z">a', 'a'],
  ['signs', 'a &lt;b&gt; &amp; &eacute;', 'a <b> & é'],
])('%s', (_, html, plain) => {
  expect(htmlToPlain(html)).toBe(plain)
})

test.each([
  ['elements in each other without end', `${'<div>'.repeat(25_000)}inner<b>most`, 'innermost'],
  [
    'more elements than anybody writes',
    `${'<div>'.repeat(200_000)}inner <b>most &amp; last`,
    'inner \nmost & last',
  ],
  ['tags that never end', `before${'<'.repeat(200_000)} words`, 'before\n words'],
])('the words of %s are found', (_, html, plain) => {
  expect(htmlToPlain(html)).toBe(plain)
})
