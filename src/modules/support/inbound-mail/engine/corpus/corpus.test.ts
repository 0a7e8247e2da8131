import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { parseMail } from '../parse-mail'
import { splitQuoted } from '../split-quoted'
import { buildMail, type CorpusMail } from './build-mail.fixture'
import { ENGLISH } from './english.fixture'
import { ARABIC, FRENCH } from './french-and-arabic.fixture'
import { JAPANESE } from './japanese.fixture'
import { RUSSIAN } from './russian.fixture'
import { SWAHILI } from './swahili.fixture'

const CORPUS: readonly CorpusMail[] = [...ENGLISH, ...RUSSIAN, ...SWAHILI, ...JAPANESE, ...FRENCH, ...ARABIC]

const words = (text: string): string =>
  text
    .split(/[\s\uFEFF]+/)
    .filter(Boolean)
    .join(' ')

/** How often each character that is no white space is in a text. */
function charactersOf(text: string): Record<string, number> {
  const count: Record<string, number> = {}
  for (const character of text.replaceAll(/\s/g, '')) count[character] = (count[character] ?? 0) + 1
  return count
}

async function split(mail: CorpusMail) {
  const parsed = await parseMail(buildMail(mail))
  return { ...splitQuoted(parsed.text, parsed.subject), parsed }
}

describe('60 e-mails in six languages', () => {
  test.each(CORPUS.map((mail) => [mail.name, mail] as const))(
    'of %s every character is shown or trimmed',
    async (_, mail) => {
      const { parsed, trimmed, visible } = await split(mail)
      expect(charactersOf(visible + trimmed)).toEqual(charactersOf(parsed.text))
      // What its sender wrote has arrived, whatever the charset, and stands in one of both.
      for (const word of words(mail.visible).split(' ')) expect(`${visible}\n${trimmed}`).toContain(word)
    },
  )

  it('are cut right in 95 of 100, and none shows nothing', async () => {
    expect(CORPUS.length).toBeGreaterThanOrEqual(60)
    const wrong: string[] = []
    for (const mail of CORPUS) {
      const { visible } = await split(mail)
      expect(visible).not.toBe('')
      if (words(visible) !== words(mail.visible)) wrong.push(`${mail.name}: ${visible}`)
    }
    expect(wrong).toEqual([])
  })
})

const LINES = [
  'Yes.',
  '',
  '> quoted',
  '>> twice',
  'On Fri, 27 Nov 2026, A <a@b.example> wrote:',
  'From: A <a@b.example>',
  'Sent: Friday',
  'To: B',
  'Subject: C',
  '--- Reply above this line ---',
  '-----Original Message-----',
  '---------- Forwarded message ----------',
  '-- ',
  '_______________',
  'Дата: сегодня',
  '> --- Reply above this line ---',
  'x'.repeat(600),
]

test('no text loses a character, whatever it quotes', () => {
  const text = fc
    .array(fc.oneof(fc.constantFrom(...LINES), fc.string()), { maxLength: 60 })
    .map((lines) => lines.join('\n'))
  fc.assert(
    fc.property(text, fc.constantFrom('Re: a', 'Fwd: a', ''), (given, subject) => {
      const { trimmed, visible } = splitQuoted(given, subject)
      expect(charactersOf(visible + trimmed)).toEqual(charactersOf(given))
      if (given.trim() !== '') expect(visible).not.toBe('')
    }),
    { numRuns: 500 },
  )
})
