import type { Sent } from './scripts-sent'

/** One run on one page: scores from 0 to 100, times in milliseconds, bytes. */
export type Run = {
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  lcpMs: number
  fcpMs: number
  tbtMs: number
  cls: number
  sent: Sent
  /** Lighthouse's benchmark of this machine; a slow one makes every page slower. */
  benchmarkIndex: number
  /** Audits of the last three categories that did not pass. */
  failed: string[]
}

const KB = 1024
export const BUDGETS = {
  performance: 90,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  listingKb: 235,
  scriptsKb: 165,
  ownScriptsKb: 45,
} as const

/** The median; for an even number the lower of the two middle values. */
export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? 0

const round = (value: number, digits = 0): number => Number(value.toFixed(digits))

export type PageFigures = ReturnType<typeof figuresOf>

/** The medians of the runs on one page. */
export function figuresOf(runs: readonly Run[]) {
  const mid = (of: (run: Run) => number) => median(runs.map(of))
  const kb = (of: (sent: Sent) => number) => round(mid(({ sent }) => of(sent)) / KB, 1)
  return {
    performance: mid(({ performance }) => performance),
    accessibility: mid(({ accessibility }) => accessibility),
    best_practices: mid(({ bestPractices }) => bestPractices),
    seo: mid(({ seo }) => seo),
    lcp_ms: round(mid(({ lcpMs }) => lcpMs)),
    fcp_ms: round(mid(({ fcpMs }) => fcpMs)),
    tbt_ms: round(mid(({ tbtMs }) => tbtMs)),
    cls: round(
      mid(({ cls }) => cls),
      3,
    ),
    transfer_kb: kb(({ total }) => total),
    images_kb: kb(({ images }) => images),
    js_kb: kb(({ scripts }) => scripts),
    own_js_kb: kb(({ own }) => own),
    failed: [...new Set(runs.flatMap(({ failed }) => failed))],
  }
}

/** A page's values over budget, in words; empty if all is well. */
export function overBudget(path: string, page: PageFigures): string[] {
  const least: [string, number, number][] = [
    ['performance', page.performance, BUDGETS.performance],
    ['accessibility', page.accessibility, BUDGETS.accessibility],
    ['best practices', page.best_practices, BUDGETS.bestPractices],
    ['SEO', page.seo, BUDGETS.seo],
  ]
  const most: [string, number, number][] = [
    ['KB of scripts', page.js_kb, BUDGETS.scriptsKb],
    ['KB of own scripts', page.own_js_kb, BUDGETS.ownScriptsKb],
    ...(path === '/vehicles' || path.startsWith('/blogs')
      ? [['KB in the first view', page.transfer_kb, BUDGETS.listingKb] as [string, number, number]]
      : []),
  ]
  return [
    ...least.filter(([, value, budget]) => value < budget),
    ...most.filter(([, value, budget]) => value > budget),
  ].map(([name, value, budget]) => `${path}: ${name} ${value}, budget ${budget}`)
}
