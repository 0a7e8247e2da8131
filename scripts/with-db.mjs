// node scripts/with-db.mjs [--migrate] -- command args…
// Runs a command with the database of DATA_DIR: starts it or joins the running one, sets DATABASE_URL and
// PAYLOAD_SECRET, and leaves everything as it was. --migrate brings the schema and the basic data up to date
// first.
import { begin } from './lib/continue-on-own-node.mjs'

begin(import.meta.url, null, async () => {
  const { end, listenForSignals, runChild } = await import('./lib/lifecycle.mjs')
  const { Refusal, reasonOf } = await import('./lib/progress.mjs')
  const { withDatabase } = await import('./lib/launch.mjs')
  const { migrateIfNeeded, seedIfNeeded } = await import('./lib/migrate-and-seed.mjs')
  const { checkedSettings } = await import('./lib/launch-settings.mjs')
  try {
    const split = process.argv.indexOf('--')
    const [command, ...args] = split < 0 ? [] : process.argv.slice(split + 1)
    if (!command) throw new Refusal('Usage: node scripts/with-db.mjs [--migrate] -- command args…')
    listenForSignals()
    const env = await withDatabase(await checkedSettings({ NODE_ENV: 'production' }), () => {})
    if (process.argv.slice(0, split).includes('--migrate')) {
      await migrateIfNeeded(env)
      await seedIfNeeded({ ...env, DEMO: 'off' })
    }
    await end(await runChild(command, args, { env, cwd: process.cwd() }))
  } catch (error) {
    await end(1, reasonOf(error))
  }
})
