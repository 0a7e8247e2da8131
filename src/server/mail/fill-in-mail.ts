import type { MailItem, MailText, MailValue } from './define-mail'

/** A part of a paragraph, in the order of `place`; `isNewLine` if it starts a new line. */
export type MailPiece = { place: number; text: string; href: string | null; isNewLine: boolean }

/** The parts of an e-mail, from top to bottom. Values are unescaped: rendering escapes them. */
export type MailPart = { place: number } & (
  | { kind: 'paragraph'; pieces: MailPiece[] }
  | { kind: 'button'; label: string; href: string }
  | { kind: 'list'; items: readonly MailItem[] }
)

/** The text of an e-mail with its values filled in: its parts, and the same as plain text. */
export type WrittenMail = { subject: string; text: string; parts: MailPart[] }

const VARIABLE = /\{\{\s*([a-zA-Z][a-zA-Z0-9]*)\s*\}\}/g
const ALONE = /^\{\{\s*([a-zA-Z][a-zA-Z0-9]*)\s*\}\}$/
const BUTTON = /^\[([^\]]+)\]\((\S+)\)$/
const LINK = /\[([^[\]]+)\]\(([^()\s]+)\)/g

/** A value inside a line. */
export const plainValue = (value: MailValue): string =>
  typeof value === 'string' ? value : value.map(({ title }) => title).join(', ')

/**
 * Fills the values into the text of an e-mail. This happens last, so that a value can inject neither a link
 * nor another variable; line breaks are removed from the subject.
 *
 * @param values the value of each {{name}}; a name without a value stays empty, and a paragraph or button that is
 * nothing else is left out; a list becomes a list where its name is a paragraph of its own, and its titles elsewhere
 */
export function fillInMail(text: MailText, values: Readonly<Record<string, MailValue>>): WrittenMail {
  const fill: Fill = (part, change = (value) => value) =>
    part.replace(VARIABLE, (_, name: string) => change(plainValue(values[name] ?? '')))
  const parts = text.body
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean)
    .flatMap((part, place): MailPart[] => {
      const list = values[ALONE.exec(part)?.[1] ?? '']
      if (typeof list === 'object') return [{ place, kind: 'list', items: list }]
      // Where there is nothing to open or to say, nothing stands.
      if (list?.trim() === '') return []
      const [, label, href] = part.match(BUTTON) ?? []
      if (!label || !href) return [{ place, kind: 'paragraph', pieces: piecesOf(part, fill) }]
      const to = fill(href)
      return to === '' ? [] : [{ place, kind: 'button', label: fill(label), href: to }]
    })
  return {
    subject: fill(text.subject, oneLine).trim(),
    text: parts.map(plainPart).join('\n\n'),
    parts,
  }
}

type Fill = (part: string, change?: (value: string) => string) => string

/** A paragraph split at its links, and the text between them into lines. */
function piecesOf(part: string, fill: Fill): MailPiece[] {
  const pieces: MailPiece[] = []
  const add = (piece: Omit<MailPiece, 'place'>) => pieces.push({ place: pieces.length, ...piece })
  const addLines = (words: string) => {
    for (const [at, text] of words.split('\n').entries())
      if (text !== '' || at > 0) add({ text, href: null, isNewLine: at > 0 })
  }
  let end = 0
  for (const match of part.matchAll(LINK)) {
    addLines(fill(part.slice(end, match.index)))
    add({ text: fill(match[1] ?? ''), href: fill(match[2] ?? ''), isNewLine: false })
    end = match.index + match[0].length
  }
  addLines(fill(part.slice(end)))
  return pieces
}

const oneLine = (value: string): string => value.replace(/[\r\n\t]+/g, ' ')

function plainPart(part: MailPart): string {
  if (part.kind === 'button') return `${part.label}:\n${part.href}`
  if (part.kind === 'list')
    return part.items
      .map(({ title, href, details }) => [title, ...details, href].map(oneLine).join('\n'))
      .join('\n\n')
  return part.pieces
    .map(({ href, isNewLine, text }) => `${isNewLine ? '\n' : ''}${text}${href === null ? '' : ` (${href})`}`)
    .join('')
}
