import { expect, it } from 'vitest'
import { linksToOtherSitesIn } from './links-to-other-sites'

const site = { host: 'cars.example.com', addressVariables: ['link'] }

it.each([
  ['an address', 'Pay at https://pay.example/now', 'https://pay.example/now'],
  ['another scheme', 'ftp://pay.example', 'ftp://pay.example'],
  ['a scheme that leads nowhere yet', 'hxxps://pay.example', 'hxxps://pay.example'],
  ['the scheme of the page', '//pay.example/now', '//pay.example/now'],
  ['backslashes', 'https:\\\\pay.example', 'https:\\\\pay.example'],
  ['www.', 'See www.pay.example', 'www.pay.example'],
  ['a bare domain', 'See pay.example.', 'pay.example'],
  ['a bare domain with a path', 'bit.ly/AbC', 'bit.ly/AbC'],
  ['a domain in another script', 'Смотрите оплата.рф', 'оплата.рф'],
  ['a domain with an accent', 'zählung.example', 'zählung.example'],
  ['a domain in Punycode', 'xn--80aa.xn--p1ai', 'xn--80aa.xn--p1ai'],
  ['full-width characters', 'ｐａｙ．ｅｘａｍｐｌｅ', 'pay.example'],
  ['an ideographic dot', 'pay。example', 'pay.example'],
  ['a mailbox', 'Write to pay@bank.example', 'pay@bank.example'],
  ['mailto', 'mailto:pay@bank.example', 'mailto:pay@bank.example'],
  ['a telephone link', 'tel:+81451234', 'tel:+81451234'],
  ['a name in a messenger', 'Ask @kaido_pay', '@kaido_pay'],
  ['a link of the text', '[Pay]({{link}}.pay.example)', ']({{link'],
  ['a link to a value that is no address', '[Pay]({{reason}})', '](\uE000'],
  ['a script', '[Pay](javascript:alert)', 'javascript:alert'],
  ['a link split by zero-width characters', 'ht\u200Btps://pay\u200D.exam\u2060ple', 'https://pay.example'],
  ['a domain split by zero-width characters', 'pay\u200B.\u200Bexample', 'pay.example'],
  ['character references', 'pay&#46;example', 'pay.example'],
  ['named references', 'pay&commat;bank&period;example', 'pay@bank.example'],
  ['a spelled dot', 'pay [dot] example', 'pay.example'],
  ['blanks around the dot', 'pay . example', 'pay.example'],
  ['an address of numbers', 'http://203.0.113.5/pay', 'http://203.0.113.5/pay'],
  ['an address of numbers alone', '10.0.0.1/pay', '10.0.0.1/pay'],
  ['the site’s name in a longer one', 'cars.example.com.pay.example', 'cars.example.com.pay.example'],
  ['the site’s name at the end', 'pay-cars.example.com', 'pay-cars.example.com'],
  ['a part of the site', 'pay.cars.example.com', 'pay.cars.example.com'],
  [
    'the site’s name as a user',
    'https://cars.example.com@pay.example',
    'https://cars.example.com@pay.example',
  ],
  ['another port', 'https://cars.example.com:8443/', 'https://cars.example.com:8443/'],
  ['the site’s name in letters that look like it', 'https://cаrs.example.com', 'https://cаrs.example.com'],
  ['the site’s name with an accent', 'cars.exámple.com', 'cars.exámple.com'],
  ['a value as a part of it', 'pay{{reason}}.example', 'pay\uE000.example'],
  ['a value before the ending', '{{number}}.com', '\uE000.com'],
  ['a value after the site’s name', '[Pay](https://cars.example.com{{reason}})', ''],
])('%s links elsewhere', (_, text, part) => {
  const links = linksToOtherSitesIn(text, site)
  expect(links.length).toBeGreaterThan(0)
  if (!part.startsWith(']')) expect(links.some((one) => one.includes(part))).toBe(true)
})

it.each([
  '[See your quote]({{link}})',
  'See [here]({{link}}).',
  'https://cars.example.com',
  'https://cars.example.com/stock?type=van#top',
  '[Our terms](https://cars.example.com/topic-page/terms.html)',
  '[Your order](https://cars.example.com/orders/{{number}})',
  'Visit cars.example.com, or write to sales@cars.example.com.',
  'Hello {{firstName}},\n\n{{vehicle}} ({{sku}}) is yours: {{price}}. {{reason}} See below.',
  'E.g. at 9 a.m., No. 5, approx. 3.5 t; version 2.1. Thank you!',
  'ありがとうございます。{{vehicle}}をお届けします。',
  'Kaido K.K. — 24/7, and/or',
])('%s links nowhere else', (text) => {
  expect(linksToOtherSitesIn(text, site)).toEqual([])
})

it('takes time in proportion to the text', () => {
  const began = performance.now()
  for (const part of ['a', '.', '@', '[', '](', ' ', '+', '/', 'a.', '{{', '(dot', '\\', 'a:'])
    linksToOtherSitesIn(part.repeat(20_000 / part.length), site)
  expect(performance.now() - began).toBeLessThan(5000)
})
