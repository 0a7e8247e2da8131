import lighthouse, { type Result } from 'lighthouse'
import type { Run } from './report'
import { addUp, type Request } from './scripts-sent'

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/**
 * Audits an address once, as a phone on a slow connection: Lighthouse's own mobile settings and throttling.
 */
export async function audit(address: string, port: number, framework: ReadonlySet<string>): Promise<Run> {
  const run = await lighthouse(address, {
    port,
    hostname: '127.0.0.1',
    output: 'json',
    logLevel: 'error',
    onlyCategories: [...CATEGORIES],
  })
  if (!run) throw new Error(`Lighthouse found nothing to say of ${address}`)
  const { lhr } = run
  if (lhr.runtimeError) throw new Error(`${address}: ${lhr.runtimeError.message}`)
  const score = (category: (typeof CATEGORIES)[number]) =>
    Math.round((lhr.categories[category]?.score ?? 0) * 100)
  const figure = (name: string) => lhr.audits[name]?.numericValue ?? Number.NaN
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    lcpMs: figure('largest-contentful-paint'),
    fcpMs: figure('first-contentful-paint'),
    tbtMs: figure('total-blocking-time'),
    cls: figure('cumulative-layout-shift'),
    sent: addUp(requestsOf(lhr), framework),
    benchmarkIndex: lhr.environment.benchmarkIndex,
    failed: failedOf(lhr),
  }
}

function requestsOf(lhr: Result): Request[] {
  const details = lhr.audits['network-requests']?.details
  if (details?.type !== 'table') throw new Error('Lighthouse did not list the requests')
  return details.items.map((item) => ({
    url: String(item.url),
    transferSize: Number(item.transferSize) || 0,
    resourceType: String(item.resourceType),
  }))
}

const failedOf = (lhr: Result): string[] =>
  CATEGORIES.slice(1).flatMap((category) =>
    (lhr.categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  )
