// npm run bench:pdf [-- --documents 500]
// Proforma invoices as PDF, one after the other, in this process: the time of each once the browser is warm,
// and the memory of process and browser from the first to the last. Linux only.
// The last line is one JSON object, times in milliseconds, memory in MB.

import { randomBytes } from 'node:crypto'
import { proformaHtml } from '@/modules/sales/invoices/documents/proforma-html'
import { closeBrowser } from '@/server/pdf/pdf-browser'
import { printPdf } from '@/server/pdf/print-pdf'
import { atEnd } from '../../../scripts/lib/lifecycle.mjs'
import { Refusal } from '../../../scripts/lib/progress.mjs'
import { numberOptions, type Print, runToVerdict } from '../../../scripts/lib/run-to-verdict'
import { benchInvoice } from './invoices'
import { growth, memoryMb, type Sample } from './memory'

/** What the slowest of twenty may take. */
const BUDGET_MS = 500
/** Memory may go up and down, but not grow. */
const GROWTH_BUDGET = 1.15
const WARM_UPS = 20
const LEAST_BYTES = 10_000

async function printOne(index: number): Promise<number> {
  const started = performance.now()
  const verifyAt = `https://kaido.example/verify-invoice/${randomBytes(18).toString('base64url')}`
  const pdf = await printPdf(await proformaHtml(benchInvoice(index), { verifyAt, logo: null }))
  const took = performance.now() - started
  const isPdf = Buffer.from(pdf.subarray(0, 5)).toString('latin1') === '%PDF-'
  if (!isPdf || pdf.byteLength < LEAST_BYTES) throw new Refusal(`document ${index} is no PDF`)
  return took
}

async function measure(documents: number, print: Print) {
  const cold = await printOne(0)
  for (let index = 1; index < WARM_UPS; index += 1) await printOne(index)
  const times: number[] = []
  const samples: Sample[] = []
  const every = Math.max(1, Math.floor(documents / 10))
  for (let index = 0; index < documents; index += 1) {
    times.push(await printOne(index))
    if ((index + 1) % every > 0) continue
    const sample = { documents: index + 1, ...memoryMb() }
    samples.push(sample)
    print(`${index + 1} documents, ${sample.live} MB live here and ${sample.browser} MB in the browser`)
  }
  return { cold, times: times.sort((a, b) => a - b), samples }
}

await runToVerdict(async (print) => {
  const { documents } = numberOptions({ documents: 500 })
  atEnd(closeBrowser)
  const { cold, samples, times } = await measure(Math.max(1, documents), print)
  const at = (share: number) => Math.round(times[Math.ceil(times.length * share) - 1] ?? 0)
  const figures = { cold_ms: Math.round(cold), p50_ms: at(0.5), p95_ms: at(0.95), max_ms: at(1) }
  const ratio = Number(growth(samples).toFixed(2))
  const memory_mb = samples.map(({ browser, live }) => live + browser)
  const resident_mb = samples.map(({ browser, own }) => own + browser)
  const ok = figures.p95_ms <= BUDGET_MS && ratio <= GROWTH_BUDGET
  return { ok, documents: times.length, ...figures, memory_mb, resident_mb, memory_growth: ratio }
})
