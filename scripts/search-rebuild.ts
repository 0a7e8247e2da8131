// npm run search:rebuild: rewrites every search row and term that differs from the vehicles, and makes the
// search index of every running process load everything again.
import config from '@payload-config'
import { getPayload } from 'payload'
import { reloadSearchIndexes } from '@/modules/inventory/search/engine/check-search-indexes'
import { rebuildSearch } from '@/modules/inventory/search/engine/rebuild-search'
import { env } from '@/server/env'
import { giveUp, print } from './lib/progress.mjs'

async function rebuild(): Promise<void> {
  env()
  const payload = await getPayload({ config })
  const { repaired, vehicles } = await rebuildSearch(payload)
  await reloadSearchIndexes(payload)
  print(`Checked ${vehicles} vehicles and repaired ${repaired} search rows.`)
}

await rebuild().catch(giveUp)
process.exit(0)
