import { describe, expect, test } from 'vitest'
import { codeWords, columnLabel } from './audit-labels'

describe('a column', () => {
  test.each([
    ['price', 'Price'],
    ['manufacturer_id', 'Manufacturer'],
    ['old_price', 'Old price'],
    ['m3_cbm', 'Volume'],
    ['sku', 'Stock number'],
    ['deleted_at', 'Moved to the trash'],
    ['vehicle_type_id', 'Body type'],
    ['import_batch', 'Import'],
    ['assignedShowrooms', 'Assigned showrooms'],
    ['_status', 'Status'],
    ['is_shared', 'Shared'],
    ['created_by_id', 'Created by'],
    ['toString', 'To string'],
  ])('%s is called %s', (column, label) => {
    expect(
      columnLabel(column, {
        sku: 'Stock number',
        m3_cbm: 'Volume',
        vehicle_type: 'Body type',
        import_batch: 'Import',
      }),
    ).toBe(label)
  })
})

describe('a code', () => {
  test.each([
    ['PUBLISHED', 'Published'],
    ['IN_AUCTION', 'In auction'],
    ['exterior_360', 'Exterior 360'],
    ['FOB', 'FOB'],
    ['USD', 'USD'],
    ['VEHICEL_RETURNED', 'Vehicle returned'],
    ['two words', 'two words'],
    ['', ''],
  ])('%s reads %s', (code, words) => {
    expect(codeWords(code)).toBe(words)
  })
})
