// SAMPLES_DIR=... npm run drill:hostile [-- --attacks 400 --texts 100000] Every hostile string through every
// text and query of a vehicle, every odd file as an image: stored exactly as given or rejected with a clear
// message, never a fault, never silently changed, never slow. Uses its own database in a temporary folder.
// The last line is one JSON object.

import { openOwnDatabase } from '../../../scripts/lib/own-database'
import { Refusal } from '../../../scripts/lib/progress.mjs'
import { numberOptions, runToVerdict } from '../../../scripts/lib/run-to-verdict'
import { drillHostile } from './run'
import { missingSamples, readSamples } from './samples'
import { OWN_STRINGS } from './strings'

const TIMEOUT_MS = 9 * 60_000
const SLOW_MS = 5_000

/** A few findings of each kind. */
function examples(findings: readonly string[]): string[] {
  const byKind = Map.groupBy(findings, (finding) => finding.split(': ', 2).join(': '))
  return [...byKind.values()].flatMap((some) => [
    ...some.slice(0, 6).map((finding) => `! ${finding}`),
    ...(some.length > 6 ? [`!   and ${some.length - 6} more of this kind`] : []),
  ])
}

await runToVerdict(async (print) => {
  const { attacks, texts } = numberOptions({ attacks: 400, texts: 100_000 })
  const folder = process.env.SAMPLES_DIR
  const missing = missingSamples(folder)
  if (missing || !folder) throw new Refusal(missing ?? '')
  const { home, url } = await openOwnDatabase({ name: 'drill-hostile', print })
  const samples = readSamples(folder, attacks)
  const strings = [...new Set([...Object.values(OWN_STRINGS), ...samples.strings])]
  const { findings, ...result } = await drillHostile({
    ...samples,
    // Larger than a picture may be.
    images: [...samples.images, { name: 'six megabytes.jpg', data: Buffer.alloc(6 * 1024 * 1024, 1) }],
    strings: strings.slice(0, texts),
    home,
    url,
    together: 4,
    timeoutMs: TIMEOUT_MS,
    slowMs: SLOW_MS,
    print,
  })
  for (const line of examples(findings)) print(line)
  return result
})
