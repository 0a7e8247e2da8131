// SAMPLES_DIR=... npm run drill:uploads
// Real photographs the whole way: an upload address for each, the bytes, their check, a vehicle with twenty
// of them. What pages show is upright, clean and small: every size, no camera data, and the page of that
// vehicle on a phone before anything is opened, also for the very first visitor. Serves the production build,
// with its own database in a temporary folder. The last line is one JSON object.

import { openOwnDatabase } from '../../../scripts/lib/own-database'
import { Refusal } from '../../../scripts/lib/progress.mjs'
import { runToVerdict } from '../../../scripts/lib/run-to-verdict'
import { drillUploads, missingPhotos, readPhotos } from './run'

await runToVerdict(async (print) => {
  const folder = process.env.SAMPLES_DIR
  const missing = missingPhotos(folder)
  if (missing || !folder) throw new Refusal(missing ?? '')
  const { env, home } = await openOwnDatabase({ name: 'drill-uploads', print })
  const { findings, ...result } = await drillUploads({ env, home, photos: readPhotos(folder), print })
  for (const finding of findings) print(`! ${finding}`)
  return result
})
