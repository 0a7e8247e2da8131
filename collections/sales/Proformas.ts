import type { CollectionConfig } from 'payload'
import { customerFieldAccess } from '../shared/access'
import { line, link, moment, snapshot } from '../shared/fields'
import { saleAccess } from './saleAccess'

/** Proforma invoices as issued, one for each revision of a quote. Never changed and never deleted. */
export const Proformas: CollectionConfig = {
  slug: 'proformas',
  labels: { singular: 'Proforma invoice', plural: 'Proforma invoices' },
  admin: { group: false, useAsTitle: 'number', defaultColumns: ['number', 'revision', 'quote', 'issuedAt'] },
  access: saleAccess('quote.customer', 'quote.showroom'),
  lockDocuments: false,
  defaultSort: '-id',
  fields: [
    // Empty once the quote is deleted: the invoice stays.
    link('quote', 'quotes'),
    link('order', 'orders'),
    { name: 'revision', type: 'number', required: true, min: 0 },
    line('number', 50, { required: true }),
    // What the QR code carries: numbers can be guessed.
    line('token', 100, { required: true, unique: true, access: { read: () => false } }),
    // Every figure and text printed.
    { ...snapshot('data', true), access: customerFieldAccess },
    moment('issuedAt', true),
  ],
}
