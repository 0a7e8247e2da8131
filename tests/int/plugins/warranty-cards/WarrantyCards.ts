import type { CollectionAfterChangeHook, CollectionConfig } from 'payload'
import { z } from 'zod'
import { mayInShowrooms, moduleAccess } from '@/collections/shared/access'
import { link } from '@/collections/shared/fields'
import { defineJob } from '@/server/jobs/define-job'
import { defineQueue } from '@/server/jobs/define-queue'
import { sendJob } from '@/server/jobs/send-job'

export const remindQueue = defineQueue({
  name: 'warranty-cards.remind',
  title: 'Remind of a warranty that runs out',
  input: z.strictObject({ cardId: z.int() }),
})

export const remindJob = defineJob(remindQueue, async () => {})

const remind: CollectionAfterChangeHook = async ({ doc, req }) => {
  await sendJob(req, remindQueue, { cardId: Number(doc.id) })
  return doc
}

export const WarrantyCards: CollectionConfig = {
  slug: 'warranty-cards',
  labels: { singular: 'Warranty card', plural: 'Warranty cards' },
  access: moduleAccess('inventory', { read: mayInShowrooms('inventory', 'read', 'vehicle.showroom') }),
  fields: [
    link('vehicle', 'vehicles', { index: true }),
    link('provider', 'warranty-providers', { index: true }),
    { name: 'months', type: 'number', min: 1 },
  ],
  hooks: { afterChange: [remind] },
}
