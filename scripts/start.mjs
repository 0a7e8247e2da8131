// npm start: from a fresh clone to a served product.
import { begin } from './lib/continue-on-own-node.mjs'

begin(import.meta.url, '1/7', () => import('./lib/launch.mjs').then(({ run }) => run('start')))
