import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import type { Context } from 'hono'

// Served from the installed package, so that the page works without any other host. Not imported: four
// megabytes of browser code do not belong in the server's bundle.
const SCRIPT = path.join(process.cwd(), 'node_modules/@scalar/api-reference/dist/browser/standalone.js')

const SETTINGS = {
  url: '/api/v1/openapi.json',
  theme: 'default',
  withDefaultFonts: false,
  telemetry: false,
  hideClientButton: true,
  agent: { disabled: true },
  mcp: { disabled: true },
  showDeveloperTools: 'never',
}

const BEGIN = `Scalar.createApiReference('#reference', ${JSON.stringify(SETTINGS)})`

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Kaido API</title>
</head>
<body>
<div id="reference"></div>
<script src="/api/v1/docs/scalar.js"></script>
<script>${BEGIN}</script>
</body>
</html>
`

/** What the page may load: only this product's own answers, and no script other than the one above. */
const POLICY = `default-src 'self'; script-src 'self' 'sha256-${createHash('sha256').update(BEGIN).digest('base64')}'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; connect-src 'self'; frame-ancestors 'self'`

/** The contract's reference page. */
export const docsPage = (c: Context): Response => c.html(PAGE, 200, { 'Content-Security-Policy': POLICY })

/** The page's script, from the installed package. */
export async function scalarScript(c: Context): Promise<Response> {
  const { size, mtimeMs } = await stat(SCRIPT)
  const etag = `"${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}"`
  const headers = { ETag: etag, 'Cache-Control': 'public, max-age=3600', 'Content-Type': 'text/javascript' }
  if (c.req.header('if-none-match') === etag) return new Response(null, { status: 304, headers })
  const body = Readable.toWeb(createReadStream(SCRIPT)) as ReadableStream
  return new Response(body, { headers: { ...headers, 'Content-Length': String(size) } })
}
