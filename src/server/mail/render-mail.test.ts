import { describe, expect, it, test } from 'vitest'
import { renderMail } from './render-mail'

const frame = { sender: 'Kaido', footer: 'Sent because you have an account.' }
const text = {
  subject: 'Hello {{firstName}}',
  body: 'Hello {{ firstName }},\n\nplease confirm.\n\n[Confirm]({{link}})\n\nRead the [terms](https://a.example/terms).',
}
const values = { firstName: 'Anna', link: 'https://a.example/confirm?token=1&x=2' }

const mail = await renderMail(text, values, frame)

describe('an e-mail', () => {
  it('has the same content in plain text and in HTML', () => {
    expect(mail.subject).toBe('Hello Anna')
    expect(mail.text).toContain(
      'Hello Anna,\n\nplease confirm.\n\nConfirm:\nhttps://a.example/confirm?token=1&x=2',
    )
    expect(mail.text).toContain('Read the terms (https://a.example/terms).')
    expect(mail.html).toContain('href="https://a.example/confirm?token=1&amp;x=2"')
    expect(mail.html).toMatch(/<a href="https:\/\/a\.example\/terms"[^>]*>terms<\/a>/)
  })

  test.each([
    ['markup', '<img src=x onerror=alert(1)>', '&lt;img src=x onerror=alert(1)&gt;'],
    ['a quote', `O'Brien "x"`, 'O&#x27;Brien &quot;x&quot;'],
    ['another variable', '{{link}}', '{{link}}'],
    ['a replacement pattern', '$& $1', '$&amp; $1'],
  ])('shows a name with %s as it is', async (_, firstName, shown) => {
    expect((await renderMail(text, { ...values, firstName }, frame)).html).toContain(`Hello ${shown},`)
  })

  it('lets no name inject another header', async () => {
    const { subject } = await renderMail(text, { ...values, firstName: 'A\r\nBcc: all@x.example' }, frame)
    expect(subject).toBe('Hello A Bcc: all@x.example')
  })

  it('does not link an address that is not a web address', async () => {
    const { html } = await renderMail(text, { ...values, link: 'javascript:alert(1)' }, frame)
    expect(html).not.toContain('javascript:')
  })
})

const cars = [
  {
    title: 'Hilux <2016>',
    href: 'https://a.example/1?x=1&y=2',
    details: ['$9,000 & more', '{{vehicles}}'],
  },
  { title: 'Vitz', href: 'javascript:alert(1)', details: [] },
]
const listed = { subject: 'About {{vehicles}}', body: 'New:\n\n{{ vehicles }}\n\nSo: {{vehicles}}.' }
const { subject, html, text: plain } = await renderMail(listed, { vehicles: cars }, frame)

describe('a list in an e-mail', () => {
  it('replaces a paragraph that is only its name, each entry a link with its lines', () => {
    expect(html).toMatch(/<a href="https:\/\/a\.example\/1\?x=1&amp;y=2"[^>]*>Hilux &lt;2016&gt;<\/a>/)
    expect(html).toContain('<br/>$9,000 &amp; more<br/>{{vehicles}}</li>')
    expect(plain).toContain('Hilux <2016>\n$9,000 & more\n{{vehicles}}\nhttps://a.example/1?x=1&y=2\n\nVitz')
    expect(html).not.toContain('href="javascript:')
  })

  it('becomes its titles inside a line', () => {
    expect(subject).toBe('About Hilux <2016>, Vitz')
    expect(html).toContain('So: Hilux &lt;2016&gt;, Vitz.')
  })
})

it('leaves out a paragraph and a button that have nothing to say or to open', async () => {
  const gaps = { subject: 'Closed', body: 'Hello.\n\n{{answer}}\n\n[See it]({{link}})' }
  const closed = await renderMail(gaps, { answer: ' ', link: '' }, frame)
  expect(closed.text).toMatch(/^(?:.*\n\n)?Hello\.\n\n-- \n/)
  expect(closed.html).not.toContain('See it')
})
