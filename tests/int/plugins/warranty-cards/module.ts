import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { recordOf } from '@/api/answer-schemas'
import { defineRoute } from '@/api/define-route'
import type { Module } from '@/api/module'
import { screen } from '@/api/screen'
import { readableByStaff } from '@/collections/shared/access'
import { line } from '@/collections/shared/fields'
import { escapeMarkup } from '@/kernel/markup/escape'
import type { VehicleChanged } from '@/modules/inventory/vehicles/operations/emit-vehicle-changed'
import { type Db, dbOf } from '@/server/db-of'
import type { Events } from '@/server/events'
import { defineMail } from '@/server/mail/define-mail'
import { number } from '@/server/rows/fields'
import { select } from '@/server/rows/select'
import { issueCard } from './follow-sales'
import { warrantyProviders } from './providers'
import { remindJob, WarrantyCards } from './WarrantyCards'

/** What the plugin got, for the test that loads it. */
export const heard = {
  events: [] as VehicleChanged[],
  hooks: [] as number[],
  sales: [] as SalesNews[],
  /** Called with each, in its transaction. */
  ofSales: async (_news: SalesNews, _at: { db: Db }): Promise<void> => {},
}

/** An event of sales with what came with it. */
type SalesNews =
  | ({ name: 'quoteRequested' } & Events['quoteRequested'])
  | ({ name: 'quoteAccepted' } & Events['quoteAccepted'])
  | ({ name: 'orderStepTaken' } & Events['orderStepTaken'])
  | ({ name: 'paymentReceived' } & Events['paymentReceived'])

async function hear(news: SalesNews, at: { db: Db }): Promise<void> {
  heard.sales.push(news)
  await heard.ofSales(news, at)
}

/** A plugin as docs/EXTENDING.md has one written; it is loaded by tests alone. */
export const warrantyCards: Module = {
  name: 'warranty-cards',
  records: [warrantyProviders],
  collections: [WarrantyCards],
  hooks: {
    vehicles: {
      afterChange: [
        ({ doc }) => {
          heard.hooks.push(Number(doc.id))
          return doc
        },
      ],
    },
  },
  routes: [
    defineRoute({
      method: 'get',
      path: '/warranty-cards/count',
      access: { kind: 'module', module: 'inventory', action: 'read' },
      tag: 'Warranty cards',
      summary: 'How many warranty cards there are',
      response: recordOf(z.object({ cards: z.int() })),
      handler: async (_, { req }) => {
        const [row] = await select(
          await dbOf(req),
          { cards: number(sql`count(*)`) },
          sql`FROM warranty_cards`,
        )
        return { data: { cards: row?.cards ?? 0 } }
      },
    }),
  ],
  jobs: [remindJob],
  mails: [
    defineMail({
      key: 'warranty-runs-out',
      title: 'Your warranty runs out',
      sentWhen: 'a warranty has a month left',
      variables: { firstName: 'David', vehicle: 'Toyota Vitz 2019' },
      subject: 'The warranty of {{vehicle}} runs out',
      body: 'Hello {{firstName}},\n\nthe warranty of {{vehicle}} runs out in a month.',
    }),
  ],
  screens: {
    warrantyCards: screen('/inventory/warranty-cards', '@/plugins/warranty-cards/admin/Cards#Cards'),
  },
  navigation: [
    {
      group: 'stock',
      title: 'Warranty cards',
      href: '/admin/inventory/warranty-cards',
      needs: { module: 'inventory' },
      place: 60,
    },
  ],
  vehicleFields: {
    title: 'Warranty',
    fields: [
      {
        name: 'warrantyMonths',
        kind: 'number',
        min: 0,
        max: 60,
        label: 'Warranty',
        unit: 'months',
        seenBy: 'everybody',
        setBy: 'staff',
        filter: true,
        column: true,
      },
      {
        name: 'warrantyTransfers',
        kind: 'flag',
        label: 'Transferable warranty',
        seenBy: 'staff',
        setBy: 'staff',
        filter: true,
        column: true,
      },
    ],
  },
  contentBlocks: [
    {
      config: {
        slug: 'warranty',
        labels: { singular: 'Warranty', plural: 'Warranties' },
        fields: [line('title', 100), { name: 'months', type: 'number' }],
      },
      component: '@/plugins/warranty-cards/ui/warranty-block#WarrantyBlock',
      html: ({ months, title }) => `<p>${escapeMarkup(`${title}: ${months} months`)}</p>`,
      text: ({ title }) => String(title ?? ''),
    },
  ],
  postFields: [
    line('warrantyCardsNote', 100, { localized: true, label: 'Note on the warranty' }),
    {
      name: 'warrantyCardsMonths',
      type: 'number',
      min: 0,
      access: { read: readableByStaff, update: () => false },
    },
  ],
  uses: [{ of: 'warranty-providers', table: 'warranty_cards', column: 'provider_id', what: 'warranty card' }],
  ownData: [{ key: 'warranties', shape: z.array(z.string()), read: async () => ['Toyota Vitz 2019'] }],
  on: {
    vehicleChanged: [async (event) => heard.events.push(event)],
    quoteRequested: [(event, at) => hear({ name: 'quoteRequested', ...event }, at)],
    quoteAccepted: [issueCard, (event, at) => hear({ name: 'quoteAccepted', ...event }, at)],
    orderStepTaken: [(event, at) => hear({ name: 'orderStepTaken', ...event }, at)],
    paymentReceived: [(event, at) => hear({ name: 'paymentReceived', ...event }, at)],
  },
  auditWords: [{ columns: { months: 'Months of warranty' } }],
}
