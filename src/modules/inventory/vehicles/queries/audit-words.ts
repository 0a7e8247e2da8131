import { sql } from '@payloadcms/db-postgres'
import type { AuditWords } from '@/api/module'

/** How the audit log speaks of vehicles. */
export const vehicleWords: AuditWords = {
  columns: {
    auction_sheet_url: 'Auction sheet',
    brochure_url: 'Brochure',
    carrying_cap_kg: 'Carrying capacity',
    engine_size_cc: 'Engine size (cc)',
    gross_weight_kg: 'Gross weight',
    m3_cbm: 'Volume',
    name_typed: 'Title typed by hand',
    office_file_no: 'Office file number',
    published_at: 'First published',
    sku: 'Stock number',
    vehicle_type: 'Body type',
    weight_kg: 'Weight',
  },
  numbers: {
    carrying_cap_kg: { unit: 'kg' },
    cost_value: 'money',
    engine_size_cc: { unit: 'cc' },
    gross_weight_kg: { unit: 'kg' },
    height: { unit: 'cm' },
    length: { unit: 'cm' },
    m3_cbm: { unit: 'm³' },
    markup: { unit: '%' },
    mileage: { unit: 'miles' },
    old_price: 'money',
    price: 'money',
    weight_kg: { unit: 'kg' },
    width: { unit: 'cm' },
    year: 'plain',
  },
  currencies: { vehicles: sql`t.currency` },
  names: { vehicles: sql`concat_ws(' ', t.sku, t.name)` },
  gone: { vehicles: (was, label) => [was.sku, label].filter(Boolean).join(' ') || null },
}
