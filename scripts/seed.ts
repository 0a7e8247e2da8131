// The data of a new installation: always the baseline, and the demo catalogue and accounts if wanted.
// Running it again changes nothing.
import config from '@payload-config'
import { getPayload } from 'payload'
import { drawRemainingViews } from '@/modules/inventory/media/operations/draw-remaining-views'
import { env } from '@/server/env'
import { giveUp, print } from './lib/progress.mjs'
import { seedBaseline } from './seed/baseline'
import { seedBlog } from './seed/blog'
import { seedCareers } from './seed/careers'
import { seedCatalogue } from './seed/catalogue'
import { seedCustomsValues } from './seed/customs-values'
import { seedInspectionFees } from './seed/inspection-fees'
import { seedInspections } from './seed/inspections'
import { seedPeople } from './seed/people'
import { seedReservations } from './seed/reservations'
import { seedReviews } from './seed/reviews'
import { seedSales } from './seed/sales'
import { isSeeded, markSeeded } from './seed/seed-state'
import { seedSeo } from './seed/seo'
import { seedSliders } from './seed/sliders'
import { seedSupport } from './seed/support'
import { seedTariffs } from './seed/tariffs'
import { seedTopics } from './seed/topics'

/** `--baseline`: roles and price terms only. `--demo=small`: fewer vehicles, a few with whole galleries, for browser tests. */
async function seed(args: readonly string[]): Promise<void> {
  env()
  const payload = await getPayload({ config })
  await seedBaseline(payload)
  if (args.includes('--baseline') || (await isSeeded(payload))) return print('The baseline is in place.')
  const small = args.includes('--demo=small')
  const made = await seedCatalogue(payload, { small })
  if (small) await drawRemainingViews(payload, { atMost: 3 })
  await seedPeople(payload, made.showrooms)
  await seedTariffs(payload)
  await seedInspectionFees(payload)
  await seedReservations(payload, made.showrooms)
  await seedSales(payload, made.showrooms)
  await seedSupport(payload)
  await seedCareers(payload, made.showrooms)
  await seedReviews(payload)
  await seedCustomsValues(payload)
  await seedBlog(payload)
  await seedTopics(payload)
  await seedSeo(payload)
  await seedSliders(payload)
  // Removed together with its line in plugins/modules.ts.
  if ('inspections' in payload.collections) await seedInspections(payload)
  await markSeeded(payload, { vehicles: made.vehicles })
  print(`Created a demo catalogue of ${made.vehicles} vehicles.`)
}

await seed(process.argv.slice(2)).catch(giveUp)
process.exit(0)
