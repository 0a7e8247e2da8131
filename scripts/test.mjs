// npm test: every check, from a fresh clone. KAIDO_TEST=check|unit|int|e2e runs one part.
import { begin } from './lib/continue-on-own-node.mjs'

begin(import.meta.url, 'install', () =>
  import('./lib/run-tests.mjs').then(({ runTests }) => runTests(process.env.KAIDO_TEST)),
)
