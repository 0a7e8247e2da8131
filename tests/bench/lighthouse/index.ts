// npm run lighthouse [-- --runs 5]
// Lighthouse with its settings for phones on the home page, the list, a vehicle, the blog, a post and a topic page: the production build,
// with the demo data, on its own database. The median of the runs counts. The last line is one JSON object.

import { withClient } from '../../../scripts/lib/database.mjs'
import { atEnd } from '../../../scripts/lib/lifecycle.mjs'
import { numberOptions, type Print, runToVerdict } from '../../../scripts/lib/run-to-verdict'
import { openDemoServer } from '../demo-server'
import { BLOG_POST, readListed, TOPIC_PAGE } from '../pages/addresses'
import { audit } from './audit'
import { openBrowser } from './browser'
import { figuresOf, median, overBudget, type PageFigures, type Run } from './report'
import { frameworkScripts } from './scripts-sent'

/** Building and drawing come first. */
const LIMIT_MS = 30 * 60_000

async function measure(times: number, print: Print) {
  const { origin, databaseUrl } = await openDemoServer(print)
  const listed = await withClient(databaseUrl, readListed)
  const vehicle = listed[Math.floor(listed.length / 2)]
  if (!vehicle) throw new Error('The demo data list no vehicle')
  const pages = {
    home: '/',
    listing: '/vehicles',
    vehicle: `/vehicles/${vehicle.id}`,
    blog: '/blogs',
    post: BLOG_POST,
    topic: TOPIC_PAGE,
  }
  const browser = await openBrowser()
  atEnd(browser.close)
  const framework = frameworkScripts()
  for (const path of Object.values(pages)) await fetch(`${origin}${path}`)

  const runs: Record<string, Run[]> = {}
  for (let n = 0; n < times; n += 1)
    for (const path of Object.values(pages)) {
      const run = await audit(`${origin}${path}`, browser.port, framework)
      runs[path] = [...(runs[path] ?? []), run]
      print(
        `${path}: performance ${run.performance}, LCP ${Math.round(run.lcpMs)} ms, blocked ${Math.round(run.tbtMs)} ms`,
      )
    }

  const figures = Object.fromEntries(
    Object.entries(pages).map(([name, path]) => [name, figuresOf(runs[path] ?? [])]),
  ) as Record<keyof typeof pages, PageFigures>
  const over = Object.entries(pages).flatMap(([name, path]) =>
    overBudget(path, figures[name as keyof typeof pages]),
  )
  for (const line of over) print(`over budget: ${line}`)
  const machine = median(Object.values(runs).flatMap((all) => all.map((run) => run.benchmarkIndex)))
  return { ok: over.length === 0, ...figures, over, benchmark_index: machine }
}

await runToVerdict((print) => measure(Math.max(1, numberOptions({ runs: 5 }).runs), print), {
  limitMs: LIMIT_MS,
})
