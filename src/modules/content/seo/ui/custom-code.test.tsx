import { createHash } from 'node:crypto'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { parseCustomCode } from '../engine/parse-custom-code'
import { CustomCode } from './custom-code'

async function served(code: string): Promise<string> {
  const parsed = await parseCustomCode(code, ['cdn.example.com'])
  if (!parsed.ok) throw new Error(parsed.error)
  return renderToStaticMarkup(
    <html lang="en">
      <head />
      <body>
        <CustomCode parts={parsed.value} />
      </body>
    </html>,
  )
}

it('serves each part as it was written, and nothing else', async () => {
  const html = await served(
    `<script src="https://cdn.example.com/a.js" defer crossorigin="anonymous" data-site="7"></script>
    <script async src="https://cdn.example.com/b.js"></script>
    <style>p > a {}</style><meta property="verify" content="1"><noscript><img src="https://cdn.example.com/p"></noscript>`,
  )
  expect(html).toContain(
    '<script src="https://cdn.example.com/a.js" defer="" crossorigin="anonymous" data-site="7"></script>',
  )
  expect(html).toContain('<script async="" src="https://cdn.example.com/b.js"></script>')
  expect(html).toContain('<style>p > a {}</style>')
  expect(html).toContain('<meta property="verify" content="1"/>')
  expect(html).toContain('<noscript><img src="https://cdn.example.com/p" alt="" hidden=""/></noscript>')
  expect(html).not.toContain('nonce')
})

it.each([
  '\r\nif (a < b && c > d) e = "</p>&amp;\'`\u2028"\r',
  'x = "<!--" + "-->" // <img src=x onerror=alert(1)>',
  "y = '<\\/script>'",
])('serves a script with the bytes that its hash is of: %j', async (text) => {
  const parsed = await parseCustomCode(`<script>${text}</script>`, [])
  const html = await served(`<script>${text}</script>`)
  const inner = html.slice(html.indexOf('<script>') + '<script>'.length, html.lastIndexOf('</script>'))
  const hash = `sha256-${createHash('sha256').update(inner).digest('base64')}`
  expect(parsed.ok && parsed.value[0]?.hash).toBe(hash)
})
