// A second process of the drill with its own index: answers plans once it has applied a change by itself.

import config from '@payload-config'
import { getPayload } from 'payload'
import { searchEngine, startSearchIndex } from '@/modules/inventory/search/engine/running-engine'
import type { SearchPlan } from '@/modules/inventory/search/engine/search-plan'
import { writtenDown } from '../../int/inventory/search/written-down'

export type ReaderQuestion = { seq: string; plans: SearchPlan[] }
export type ReaderAnswer = { answers: string[]; answered: number; loads: number }

const payload = await getPayload({ config })
const index = startSearchIndex(payload)
await index.ready()

process.on('disconnect', () => process.exit(0))
process.on('message', async ({ plans, seq }: ReaderQuestion) => {
  await index.reached(BigInt(seq))
  for (const { delivery, prices } of plans)
    for (const one of [prices, ...(delivery ? [delivery] : [])]) await index.prepared(one)
  const answers = await Promise.all(
    plans.map(async (plan) => writtenDown(await searchEngine(payload).search(plan))),
  )
  const answer: ReaderAnswer = { answers, answered: index.answered(), loads: index.state()?.loads ?? 0 }
  process.send?.(answer)
})
process.send?.({ ready: true })
