// npm run dev: like npm start, but compiled on the fly and reloaded on every change.
import { begin } from './lib/continue-on-own-node.mjs'

begin(import.meta.url, '1/6', () => import('./lib/launch.mjs').then(({ run }) => run('dev')))
