import { describe, expect, it } from 'vitest'
import { defineMail } from '@/server/mail/define-mail'
import { newRiskyParts, riskyParts, waitsForAdministrator } from './mail-text-to-approve'

const text = { subject: 'Your quote', body: 'Hello {{firstName}}, {{reason}} [See it]({{link}})' }
const event = defineMail({
  key: 'quote',
  title: 'Your quote',
  sentWhen: 'it is sent',
  variables: { firstName: 'David', reason: 'As agreed.', link: 'https://cars.example.com/…' },
  ...text,
  aboutMoney: true,
})
const about = { event, host: 'cars.example.com' }
const withBody = (body: string) => ({ ...text, body })

it.each([
  ['in the body', withBody('Pay to 1234567')],
  ['in the subject', { ...text, subject: 'Pay to 1234567' }],
  ['in the labels of links next to each other', withBody('[1234]({{link}})[567]({{link}})')],
  ['in the address of a link', withBody('[Pay](https://cars.example.com/?to=1234567)')],
  ['around a value, which may be empty', withBody('1234{{reason}}567')],
])('an account %s is risky', (_, risky) => {
  expect(riskyParts(risky, about)).toContain('1234567')
})

it('a link is risky in the subject as in the body', () => {
  expect(riskyParts({ ...text, subject: 'pay.example' }, about)).toEqual(['pay.example'])
  expect(riskyParts(withBody('[Pay](https://pay.example)'), about)).not.toEqual([])
  expect(riskyParts(text, about)).toEqual([])
})

describe('a text waits', () => {
  const approved = withBody('Pay to 1234567 at https://pay.example/A')
  it.each([
    ['an unrelated sentence', withBody('Please pay to 1234567 at https://pay.example/A'), false],
    ['the same account elsewhere', { ...approved, subject: 'Pay to 123-4567' }, false],
    ['less of it', withBody('Pay to 1234567'), false],
    ['another account', withBody('Pay to 7654321 at https://pay.example/A'), true],
    ['a digit more', withBody('Pay to 12345678 at https://pay.example/A'), true],
    ['another path', withBody('Pay to 1234567 at https://pay.example/B'), true],
    ['the path in other letters', withBody('Pay to 1234567 at https://pay.example/a'), true],
    [
      'digits that make one account of two numbers',
      withBody('Pay to 1234567 (890) at https://pay.example/A'),
      true,
    ],
  ])('for %s: %s', (_, after, waits) => {
    expect(waitsForAdministrator(approved, after, about)).toBe(waits)
  })

  it('only where the e-mail is about money', () => {
    const other = { ...event, aboutMoney: false }
    expect(waitsForAdministrator(text, approved, { ...about, event: other })).toBe(false)
    expect(waitsForAdministrator(text, approved, about)).toBe(true)
  })

  it('whatever its text, where the e-mail warns administrators', () => {
    const warning = { ...event, warnsAdministrators: true } as const
    const of = { ...about, event: warning }
    expect(waitsForAdministrator(text, withBody('Nothing happened.'), of)).toBe(true)
    expect(waitsForAdministrator(text, { ...text }, of)).toBe(false)
  })
})

it('what the product’s own text holds needs no approval', () => {
  const own = { ...event, body: 'See https://help.example' }
  expect(newRiskyParts(text, own, { ...about, event: own })).toEqual([])
})

it('each risky part is named once', () => {
  const after = withBody('Pay to DE89 3704 0044 0532 0130 00 at https://pay.example/now')
  expect(newRiskyParts(text, after, about)).toEqual(['DE89370400440532013000', 'https://pay.example/now'])
})
