// The process that serves the product: Next, behind the server that the build provides (src/server/http-server).
// PORT and HOST set the address; NODE_ENV=development compiles on the fly.
import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

const dir = import.meta.dirname
const dev = process.env.NODE_ENV === 'development'
const port = Number(process.env.PORT || 3000)
const host = process.env.HOST || '127.0.0.1'
/** How long running requests may take after shutdown is requested. */
const PATIENCE_MS = 10_000

const require = createRequire(import.meta.url)
// A standalone build has no sources, and so no configuration but the one it was built with.
const built = path.join(dir, '.next', 'required-server-files.json')
if (!dev && !fs.existsSync(path.join(dir, 'next.config.ts')))
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(
    JSON.parse(fs.readFileSync(built, 'utf8')).config,
  )

/** The build calls this when it has started, or failed to (src/wiring/start-process.ts). */
const handedOver = new Promise((resolve, reject) => {
  globalThis[Symbol.for('kaido.handOver')] = { resolve, reject }
})
const next = require('next')
const app = next({ dev, dir, port, hostname: host })
await app.prepare()
const product = await handedOver
const server = product.open(app.getRequestHandler())
if (dev) server.on('request', compileBackOfficeAfterFirstPage)

/**
 * Compiling the first page of the back office takes longest. It begins once the first page of the storefront
 * is sent: by the time a developer gets there, it is ready.
 */
function compileBackOfficeAfterFirstPage({ url }, response) {
  if (url.startsWith('/admin')) server.off('request', compileBackOfficeAfterFirstPage)
  response.once('finish', () => {
    const isPage = String(response.getHeader('content-type')).startsWith('text/html')
    if (!isPage || !server.listeners('request').includes(compileBackOfficeAfterFirstPage)) return
    server.off('request', compileBackOfficeAfterFirstPage)
    fetch(`http://${host}:${port}/admin/login`).catch(() => {})
  })
}

let isEnding = false
async function end() {
  if (isEnding) return
  isEnding = true
  const quiet = new Promise((resolve) => server.close(resolve))
  server.closeIdleConnections()
  const timer = setTimeout(() => server.closeAllConnections(), dev ? 0 : PATIENCE_MS)
  await quiet
  clearTimeout(timer)
  await Promise.allSettled([app.close(), product.end()])
  process.exit(0)
}
process.once('SIGTERM', end)
process.once('SIGINT', end)

server.once('error', (error) => {
  console.error(error.message)
  process.exit(1)
})
server.listen(port, host)
