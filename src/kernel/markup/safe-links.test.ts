import { expect, test } from 'vitest'
import { isOwnPath, isSafeLink, isTextLink, isWebLink, ownPath } from './safe-links'

/** Which functions accept a link: a web address, an own path, one to store, one in a text. */
type Accepted = '' | 'web safe text' | 'own safe text' | 'safe text' | 'text'

test.each<[name: string, link: string, Accepted]>([
  ['a URL on the web', 'https://kaido.example/a?b=1#c', 'web safe text'],
  ['a URL without encryption', 'HTTP://kaido.example', 'web safe text'],
  ['a path of this site', '/blogs/vans?tag=a:b#c', 'own safe text'],
  ['a path without a slash', 'vehicles/1_front.jpg', 'safe text'],
  ['a URL with space around it', ' https://kaido.example ', 'safe text'],
  ['a place on the page', '#payment', 'safe text'],
  ['a place with a colon', '#a:b', 'text'],
  ['an e-mail address', 'mailto:a@b.example', 'text'],
  ['a telephone number', 'tel:+81 3 1234', 'text'],
  ['a script', 'javascript:alert(1)', ''],
  ['a script in capitals after a space', ' JAVAscript:alert(1)#', ''],
  ['a script with a line break', 'java\nscript:alert(1)', ''],
  ['data', 'data:text/html,x', ''],
  ['a host without its scheme', '//kaido.example', ''],
  ['the same with a backslash', '/\\kaido.example', ''],
  ['a host without its scheme behind steps up', '/..//kaido.example', ''],
  ['the same behind a folder', '/vehicles/..//kaido.example', ''],
  ['the same behind a coded step', '/%2E//kaido.example', ''],
  ['a path with two slashes inside', '/vehicles//1', 'own safe text'],
  ['a path with a space', '/files/a b', ''],
  ['a URL of no host', 'https://', ''],
  ['a telephone number with a tag', 'tel:"><b>', ''],
  ['nothing', '  ', ''],
])('%s', (_, link, accepted) => {
  const results = [
    isWebLink(link) && 'web',
    isOwnPath(link) && 'own',
    isSafeLink(link) && 'safe',
    isTextLink(link) && 'text',
  ]
  expect(results.filter(Boolean).join(' ')).toBe(accepted)
})

test.each([[5], [null], ['/a\0'], ['/\ud800']])('a link in a text is never %j', (link) =>
  expect(isTextLink(link)).toBe(false),
)

test.each([
  ['/vehicles/7?x=1#a', '/vehicles/7?x=1#a'],
  ['/', '/'],
  ['/a/../b', '/b'],
  ['//evil.example', null],
  ['/\\evil.example', null],
  ['/\t/evil.example', null],
  ['/..//evil.example', null],
  ['https://evil.example', null],
  ['javascript:alert(1)', null],
  ['vehicles', null],
  ['', null],
])('the path on this site in %j is %j', (given, expected) => expect(ownPath(given)).toBe(expected))
