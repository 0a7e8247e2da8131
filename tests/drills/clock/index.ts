// npm run drill:clock [-- --tickets 20000 --seed 1]
// The due times of random tickets, in ten zones with calendars of odd hours, against a table of each calendar's open
// minutes: 0 seconds apart. The last line is one JSON object.

import { numberOptions, runToVerdict } from '../../../scripts/lib/run-to-verdict'
import { drillClock } from './run'

await runToVerdict(async (print) => {
  const { seed, tickets } = numberOptions({ tickets: 20_000, seed: Date.now() % 1_000_000 })
  print(`${tickets} tickets, seed ${seed}`)
  const result = drillClock({ tickets, seed })
  return { ...result, seed, ok: result.faults.length === 0 && result.apart === 0 && result.compared > 0 }
})
