import { describe, expect, test } from 'vitest'
import { isAligned, isProvedByServer } from './sender-trust'

const HOST = 'mx.example.com'
const SENDER = 'Anna@Customer.Example'

describe('a sender is proved', () => {
  test.each([
    ['by DMARC', 'mx.example.com; dmarc=pass (p=none) header.from=customer.example'],
    ['by DKIM', 'mx.example.com 1; dkim=pass header.d=customer.example header.s=s1'],
    ['by DKIM with an address', 'mx.example.com; dkim=pass reason="ok" header.i=@customer.example'],
    ['by DKIM of a part of the domain', 'mx.example.com; dkim=pass header.d=mail.customer.example'],
    ['by SPF', 'mx.example.com; spf=pass smtp.mailfrom=bounce@customer.example; dkim=none'],
    [
      'on several lines, in capitals',
      'MX.example.com;\r\n\tdkim=fail;\r\n\tDMARC=pass header.from=Customer.example',
    ],
  ])('%s', (_, header) => {
    expect(isProvedByServer([header], HOST, SENDER)).toBe(true)
  })

  test('by the topmost header of our server', () => {
    const other = 'mx.other.example; dmarc=fail header.from=customer.example'
    const ours = 'mx.example.com; dmarc=pass header.from=customer.example'
    expect(isProvedByServer([other, ours], HOST, SENDER)).toBe(true)
  })
})

describe('a sender is not proved', () => {
  test.each([
    ['by another server', ['mx.other.example; dmarc=pass header.from=customer.example']],
    ['by nobody', []],
    ['by what failed', ['mx.example.com; dmarc=fail header.from=customer.example']],
    ['for another domain', ['mx.example.com; dkim=pass header.d=evil.example']],
    ['for a domain that only ends alike', ['mx.example.com; dkim=pass header.d=evilcustomer.example']],
    ['for all domains of a country', ['mx.example.com; dkim=pass header.d=example']],
    [
      'by a comment',
      ['mx.example.com; spf=fail (dmarc=pass header.from=customer.example) smtp.mailfrom=x@y.z'],
    ],
    [
      'by what is in quotes',
      ['mx.example.com; spf=pass smtp.mailfrom="a; dmarc=pass header.from=customer.example"@evil.example'],
    ],
    ['by another method', ['mx.example.com; arc=pass header.from=customer.example']],
    [
      'by a lower header of our server, which came with the e-mail',
      [
        'mx.example.com; dmarc=fail header.from=customer.example',
        'mx.example.com; dmarc=pass header.from=customer.example',
      ],
    ],
    [
      'by a server named almost like ours',
      ['mx.example.com.evil.example; dmarc=pass header.from=customer.example'],
    ],
    ['by a header without results', ['mx.example.com; none', 'mx.example.com']],
  ])('%s', (_, headers) => {
    expect(isProvedByServer(headers, HOST, SENDER)).toBe(false)
  })
})

test.each([
  ['a.example', 'a.example', true],
  ['mail.a.example', 'a.example', true],
  ['a.example', 'mail.a.example', true],
  ['b.example', 'a.example', false],
  ['example', 'a.example', false],
  ['', 'a.example', false],
])('%s and %s belong together: %s', (domain, sender, is) => {
  expect(isAligned(domain, sender)).toBe(is)
})
