/** An e-mail of the corpus, and what a reader is to see of it. */
export type CorpusMail = {
  name: string
  subject?: string
  /** Its body; or of HTML if it begins with <. */
  body: string
  /** What its sender wrote, by hand. White space makes no difference. */
  visible: string
  charset?: string
  encoding?: '8bit' | 'base64' | 'quoted-printable'
  /** An HTML version beside the text. */
  html?: string
  headers?: Record<string, string>
}

export const ADDRESS = 'support+17.3f0c9a1b2c3d4e5f6071@example.com'
export const KAIDO = `Kaido Cars <${ADDRESS}>`

/** What our e-mails look like as text. */
export const OURS = `--- Reply above this line ---

Hello,

which name should be on the bill of lading? Please answer by Monday 30 November 2026.

Kind regards,
Ken

--
Sent by Kaido Cars (cars.example.com).`

/** An e-mail without our line, such as one that was answered from another address. */
export const OTHERS = `Hello,

the vessel leaves Yokohama on Tuesday.
We need your documents before.

Ken`

/** As most programs quote. */
export const quote = (text: string, mark = '> '): string =>
  text
    .split('\n')
    .map((line) => `${mark}${line}`.trimEnd())
    .join('\n')

/** As HTML. */
export const paragraphs = (text: string): string => text.split('\n').join('<br>\n')

const tables = new Map<string, Map<string, number[]>>()

/** The bytes of each character in a charset, by reading all bytes there are in it. */
function bytesByCharacter(charset: string): Map<string, number[]> {
  const known = tables.get(charset)
  if (known) return known
  const decoder = new TextDecoder(charset, { fatal: true })
  const table = new Map<string, number[]>()
  const add = (bytes: number[]) => {
    try {
      const character = decoder.decode(Uint8Array.from(bytes))
      if (!table.has(character)) table.set(character, bytes)
    } catch {
      // No character.
    }
  }
  for (let byte = 0; byte < 256; byte += 1) add([byte])
  if (/jp|jis/.test(charset))
    for (let lead = 0x81; lead < 0xff; lead += 1)
      for (let trail = 0x40; trail < 0xff; trail += 1) add([lead, trail])
  tables.set(charset, table)
  return table
}

/** Seven bits: two for each Japanese character, between signs that change the table. */
function toIso2022(text: string): Buffer {
  const table = bytesByCharacter('euc-jp')
  const parts = [...text].map((character) => table.get(character) ?? [0x3f])
  const bytes: number[] = []
  let isJapanese = false
  for (const part of parts) {
    const isWide = part.length > 1
    if (isWide !== isJapanese) bytes.push(0x1b, ...(isWide ? [0x24, 0x42] : [0x28, 0x42]))
    isJapanese = isWide
    bytes.push(...part.map((byte) => byte & 0x7f))
  }
  if (isJapanese) bytes.push(0x1b, 0x28, 0x42)
  return Buffer.from(bytes)
}

function encode(text: string, charset: string): Buffer {
  if (charset === 'utf-8') return Buffer.from(text)
  // Each line by itself: it ends as it began.
  if (charset === 'iso-2022-jp')
    return Buffer.from(
      text
        .split('\n')
        .map((line) => toIso2022(line).toString('latin1'))
        .join('\n'),
      'latin1',
    )
  const table = bytesByCharacter(charset)
  return Buffer.from([...text].flatMap((character) => table.get(character) ?? [0x3f]))
}

const hex = (byte: number): string => `=${byte.toString(16).toUpperCase().padStart(2, '0')}`

/** Lines of at most 76 characters, with = at the end of those that go on. */
function toQuotedPrintable(bytes: Buffer): string {
  const lines = bytes.toString('latin1').split('\n')
  return lines
    .map((line) => {
      const units = [...line].map((unit) => (/[\t -<>-~]/.test(unit) ? unit : hex(unit.charCodeAt(0))))
      const rows = ['']
      for (const unit of units) {
        if ((rows.at(-1) ?? '').length + unit.length > 75) rows.push('')
        rows[rows.length - 1] += unit
      }
      return rows.join('=\n').replace(/ $/, '=20')
    })
    .join('\n')
}

function encodeBody(bytes: Buffer, encoding: CorpusMail['encoding']): Buffer {
  if (encoding === 'base64') return Buffer.from(bytes.toString('base64').replaceAll(/.{76}/g, '$&\n'))
  return encoding === 'quoted-printable' ? Buffer.from(toQuotedPrintable(bytes), 'latin1') : bytes
}

const crlf = (bytes: Buffer): Buffer =>
  Buffer.from(bytes.toString('latin1').replaceAll('\n', '\r\n'), 'latin1')

function part(text: string, { charset = 'utf-8', encoding = '8bit' }: Partial<CorpusMail>): Buffer {
  const type = /^\s*</.test(text) ? 'html' : 'plain'
  const head = `Content-Type: text/${type}; charset=${charset}\nContent-Transfer-Encoding: ${encoding}\n\n`
  return Buffer.concat([Buffer.from(head), encodeBody(encode(text, charset), encoding), Buffer.from('\n')])
}

/** The e-mail as it arrives. */
export function buildMail(mail: CorpusMail): Buffer {
  const headers = {
    From: 'Anna <anna@customer.example>',
    To: ADDRESS,
    'Message-ID': '<a1@customer.example>',
    'MIME-Version': '1.0',
    ...mail.headers,
  }
  const subject = `=?utf-8?B?${Buffer.from(mail.subject ?? 'Re: Bill of lading').toString('base64')}?=`
  const lines = Object.entries({ ...headers, Subject: subject }).filter(([, value]) => value !== '')
  const head = Buffer.from(lines.map(([name, value]) => `${name}: ${value}\n`).join(''))
  if (mail.html === undefined) return crlf(Buffer.concat([head, part(mail.body, mail)]))
  const both = [
    head,
    Buffer.from('Content-Type: multipart/alternative; boundary=part\n\n--part\n'),
    part(mail.body, mail),
    Buffer.from('--part\n'),
    part(mail.html, mail),
    Buffer.from('--part--\n'),
  ]
  return crlf(Buffer.concat(both))
}
