import { sql } from '@payloadcms/db-postgres'
import type { AuditWords } from '@/api/module'
import { quoteNumber } from '../rules/quote-number'

const QUOTE_OF = sql`(SELECT concat('QT-', extract(year from x.created_at at time zone 'UTC')::int, '-', x.id)
  FROM quotes x WHERE x.id = t.quote_id)`

/** How the audit log refers to quotes, their rounds of negotiation and invoices. */
export const quoteWords: AuditWords = {
  columns: {
    accepted_at: 'Accepted',
    answered_at: 'Answered',
    counter_offer: 'Counter-offer (smallest units)',
    custom_manufacturer: 'Make',
    custom_model: 'Model',
    customer_requested_price: "Customer's price (smallest units)",
    delivery_charges: 'Delivery (smallest units)',
    image_url: 'Picture',
    initial_quote_price: 'First price (smallest units)',
    is_order_on_demand: 'On demand',
    is_tax_applied: 'Tax applied',
    previous_quote_price: 'Earlier price (smallest units)',
    quoted_at: 'Quoted',
    quoted_by: 'Quoted by',
    quoted_price: 'Price (smallest units)',
    requested_at: 'Requested',
    taxes_amount: 'Taxes (smallest units)',
    vat_percentage: 'VAT',
    waiting_since: 'Waiting since',
    wanted_auction_grade: 'Auction grade',
    wanted_budget: 'Budget (smallest units)',
    wanted_budget_currency: 'Currency of the budget',
    wanted_chassis_code: 'Chassis code',
    wanted_mileage: 'Maximum mileage',
    wanted_mileage_unit: 'Unit of the mileage',
    withholding_tax_percentage: 'Withholding tax',
  },
  numbers: { vat_percentage: { unit: '%' }, withholding_tax_percentage: { unit: '%' } },
  names: {
    quotes: sql`concat('QT-', extract(year from t.created_at at time zone 'UTC')::int, '-', t.id)`,
    quote_customizations: sql`concat('Round ', t.negotiating_round, ' of quote ', ${QUOTE_OF})`,
    proformas: sql`concat(t.number, ', revision ', t.revision)`,
    sales_notes: sql`CASE WHEN t.order_id IS NULL THEN concat('Message about quote ', ${QUOTE_OF})
      ELSE concat('Message about order ', (SELECT concat('OR-', extract(year from x.ordered_at at time zone 'UTC')::int,
        '-', x.id) FROM orders x WHERE x.id = t.order_id)) END`,
  },
  gone: {
    quotes: ({ created_at: at, id }) =>
      typeof id === 'number' && typeof at === 'string' ? quoteNumber(id, at) : null,
    sales_notes: ({ order_id: order, quote_id: quote }) => ({
      table: order ? 'orders' : 'quotes',
      id: order ?? quote,
      words: (name) => `Message about ${order ? 'order' : 'quote'} ${name}`,
    }),
  },
}
