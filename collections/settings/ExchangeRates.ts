import type { CollectionConfig } from 'payload'
import { moduleAccess, writtenByTheProduct } from '../shared/access'
import { line, link, text } from '../shared/fields'

/** How many units of a currency one US dollar buys on a day, as entered or imported by staff. */
export const ExchangeRates: CollectionConfig = {
  slug: 'exchange-rates',
  labels: { singular: 'Exchange rate', plural: 'Exchange rates' },
  admin: { group: false, defaultColumns: ['day', 'currency', 'perUsd', 'source'] },
  access: moduleAccess('settings', writtenByTheProduct),
  lockDocuments: false,
  defaultSort: '-day',
  fields: [
    // YYYY-MM-DD
    text('day', { required: true, maxLength: 10 }),
    text('currency', { required: true, maxLength: 3 }),
    // A decimal number; a floating point number would change it.
    text('perUsd', { required: true, maxLength: 30 }),
    line('source', 100),
    link('enteredBy', 'users'),
  ],
}
