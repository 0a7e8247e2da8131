// SAMPLES_DIR=... npm run bench:form [-- --vehicles 1000000 --rounds 20 --keys 200]
// The vehicle form against Payload's own edit view of the same vehicles: a million vehicles in a database of
// its own, two servers of the production build, one browser. Measures the time until the form is usable, the
// time of a save, and the cost of a key in every text field. Progress goes to standard error; the last line
// is one JSON object, times in milliseconds.

import { buildIfStale } from '../../../scripts/lib/build.mjs'
import { openOwnDatabase, openOwnPayload } from '../../../scripts/lib/own-database'
import { numberOptions, type Print, runToVerdict } from '../../../scripts/lib/run-to-verdict'
import { runScript } from '../../../scripts/lib/test-database.mjs'
import { makeRoom } from '../search/room'
import { reportOf } from './report'
import { measureForms } from './run'
import { serveBoth } from './servers'

const WARM_UPS = 3

type Given = { vehicles: number; rounds: number; keys: number }

async function bench(given: Given, print: Print) {
  await buildIfStale(print)
  const { env, server, url } = await openOwnDatabase({ name: 'bench-form', print, fast: false })
  await makeRoom(server.adminUrl())
  await runScript('seed.ts', ['--baseline'], { ...process.env, ...env })
  const payload = await openOwnPayload(env)
  const { baseCars } = await import('../search/base-cars')
  const { loadCatalogue } = await import('../search/load')
  const { storePictures, vehiclesToEdit } = await import('./vehicles')
  const { cars, source } = await baseCars(process.env.SAMPLES_DIR)
  print(`${given.vehicles} vehicles after ${cars.length} of the ${source}`)
  const adminUrl = server.adminUrl('kaido')
  const loaded = await loadCatalogue({ payload, adminUrl, vehicles: given.vehicles, cars, print })
  print(`${loaded.vehicles} vehicles loaded in ${loaded.seconds.toFixed(0)} s`)
  const vehicles = await vehiclesToEdit(payload, WARM_UPS + given.rounds)
  await storePictures(payload, vehicles)
  const servers = await serveBoth(url, env.DATA_DIR ?? '')
  print(`serving the form at ${servers.own}, Payload's own at ${servers.payloads}`)
  const measured = await measureForms({
    servers,
    payload,
    vehicles,
    warmUps: WARM_UPS,
    keys: given.keys,
    print,
  })
  const report = reportOf(measured, { vehicles: loaded.vehicles })
  for (const budget of report.missed) print(`not held: ${budget}`)
  return report
}

await runToVerdict((print) => bench(numberOptions({ vehicles: 1_000_000, rounds: 20, keys: 200 }), print), {
  print: (text) => console.error(text),
})
