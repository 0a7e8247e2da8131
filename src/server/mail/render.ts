import type { MailItem, MailText, MailValue } from './define'

/** An e-mail ready to be sent, but for its address. */
export type RenderedMail = { subject: string; text: string; html: string }

const VARIABLE = /\{\{\s*([a-zA-Z][a-zA-Z0-9]*)\s*\}\}/g
const ALONE = /^\{\{\s*([a-zA-Z][a-zA-Z0-9]*)\s*\}\}$/
const BUTTON = /^\[([^\]]+)\]\((\S+)\)$/
const LINK = /\[([^[\]]+)\]\(([^()\s]+)\)/g

/** Names that a text uses and the event does not offer, each once; a template with any is refused. */
export function unknownVariables(text: MailText, known: readonly string[]): string[] {
  const used = [...`${text.subject}\n${text.body}`.matchAll(VARIABLE)].map((match) => match[1] ?? '')
  return [...new Set(used)].filter((name) => !known.includes(name))
}

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign)
const isWebLink = (address: string): boolean => /^https?:\/\//.test(address)

/**
 * Writes an e-mail as plain text and as HTML. Values are put in last and escaped, so that a name can bring
 * neither markup nor another variable; line breaks are kept out of the subject.
 *
 * @param values what each {{name}} stands for; a name without a value stays empty, a list shows as one where its name
 *   is a paragraph of its own, else as its titles
 * @param frame the sender's name above and the line under every e-mail
 */
export function renderMail(
  text: MailText,
  values: Readonly<Record<string, MailValue>>,
  frame: { sender: string; footer: string },
): RenderedMail {
  const fill = (part: string, change: (value: string) => string = (value) => value): string =>
    part.replace(VARIABLE, (_, name: string) => change(plainValue(values[name] ?? '')))
  const listOf = (part: string): readonly MailItem[] | null => {
    const value = values[ALONE.exec(part)?.[1] ?? '']
    return typeof value === 'object' ? value : null
  }
  const paragraphs = text.body
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean)
  const write = (list: (items: readonly MailItem[]) => string, paragraph: typeof plainParagraph): string[] =>
    paragraphs.map((part) => {
      const items = listOf(part)
      return items ? list(items) : paragraph(part, fill)
    })
  const plain = write(plainList, plainParagraph).join('\n\n')
  return {
    subject: fill(text.subject, oneLine).trim(),
    text: `${plain}\n\n-- \n${frame.footer}\n`,
    html: page(write(htmlList, htmlParagraph).join('\n'), frame),
  }
}

/** A value inside a line. */
export const plainValue = (value: MailValue): string =>
  typeof value === 'string' ? value : value.map(({ title }) => title).join(', ')

const plainList = (items: readonly MailItem[]): string =>
  items.map(({ title, href, details }) => [title, ...details, href].map(oneLine).join('\n')).join('\n\n')

const htmlList = (items: readonly MailItem[]): string => {
  const entries = items.map(({ title, href, details }) => {
    const head = isWebLink(href)
      ? `<a href="${escapeHtml(href)}" style="font-weight:600">${escapeHtml(title)}</a>`
      : escapeHtml(title)
    return `<li style="padding:12px 0;border-top:1px solid #ddd8cd">${[head, ...details.map(escapeHtml)].join('<br>')}</li>`
  })
  return `<ul style="margin:0 0 16px;padding:0;list-style:none">${entries.join('')}</ul>`
}

const oneLine = (value: string): string => value.replace(/[\r\n\t]+/g, ' ')

type Fill = (part: string, change?: (value: string) => string) => string

const plainParagraph = (part: string, fill: Fill): string => {
  const button = part.match(BUTTON)
  if (button) return `${fill(button[1] ?? '')}:\n${fill(button[2] ?? '')}`
  return part
    .replace(LINK, (_, label: string, address: string) => `${fill(label)} (${fill(address)})`)
    .replace(VARIABLE, (match) => fill(match))
}

const BUTTON_STYLE =
  'display:inline-block;padding:12px 20px;border-radius:6px;background:#c8391f;color:#ffffff;text-decoration:none;font-weight:600'

function htmlParagraph(part: string, fill: Fill): string {
  const button = part.match(BUTTON)
  if (button) {
    const address = fill(button[2] ?? '')
    const label = escapeHtml(fill(button[1] ?? ''))
    if (!isWebLink(address)) return `<p>${label}</p>`
    const href = escapeHtml(address)
    return `<p style="margin:24px 0"><a href="${href}" style="${BUTTON_STYLE}">${label}</a></p><p style="font-size:13px;color:#5b6472;word-break:break-all">${href}</p>`
  }
  const pieces: string[] = []
  let end = 0
  for (const match of part.matchAll(LINK)) {
    pieces.push(fill(escapeHtml(part.slice(end, match.index)), escapeHtml))
    const address = fill(match[2] ?? '')
    const label = fill(escapeHtml(match[1] ?? ''), escapeHtml)
    pieces.push(isWebLink(address) ? `<a href="${escapeHtml(address)}">${label}</a>` : label)
    end = match.index + match[0].length
  }
  pieces.push(fill(escapeHtml(part.slice(end)), escapeHtml))
  return `<p style="margin:0 0 16px">${pieces.join('').replaceAll('\n', '<br>')}</p>`
}

const page = (body: string, { sender, footer }: { sender: string; footer: string }): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"></head>
<body style="margin:0;padding:24px 12px;background:#f5f3ee"><div style="max-width:560px;margin:0 auto;padding:28px;background:#ffffff;border:1px solid #ddd8cd;border-radius:10px;font:16px/1.5 system-ui,-apple-system,'Segoe UI',sans-serif;color:#141c28">
<p style="margin:0 0 20px;font-weight:700">${escapeHtml(sender)}</p>
${body}
<p style="margin:28px 0 0;padding-top:16px;border-top:1px solid #ddd8cd;font-size:13px;color:#5b6472">${escapeHtml(footer)}</p>
</div></body></html>`
