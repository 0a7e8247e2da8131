import { sql } from '@payloadcms/db-postgres'
import { expect, test } from 'vitest'
import { seedPeople } from '../../../scripts/seed/people'
import { seedSales } from '../../../scripts/seed/sales'
import { at, newVehicle, rowsOf, withReservations } from '../inventory/reservations/reservations-kit'

withReservations()

const VEHICLES = [
  ...Array.from({ length: 13 }, () => 'PUBLISHED'),
  ...Array.from({ length: 2 }, () => 'RESERVED'),
  ...Array.from({ length: 5 }, () => 'SOLD'),
]
const byStatus = () =>
  rowsOf(sql`SELECT status, count(*)::int AS n FROM vehicles GROUP BY status ORDER BY status`)
const words = async (query: ReturnType<typeof sql>) => (await rowsOf(query)).map(({ word }) => word)

test('a first start has sales at every stage, each with its history, and no vehicle changes its status', {
  timeout: 60_000,
}, async () => {
  const { catalogue, payload } = at
  for (const status of VEHICLES) await newVehicle({ status, currency: 'USD' })
  const before = await byStatus()
  const showrooms = [catalogue.mombasa]
  await seedPeople(payload, showrooms)
  const clock = Date
  await seedSales(payload, showrooms)
  expect(Date).toBe(clock)
  expect(await byStatus()).toEqual(before)
  expect(await words(sql`SELECT payment_method AS word FROM company_settings`)).toEqual(['Bank transfer'])

  expect(await words(sql`SELECT DISTINCT status::text AS word FROM quotes ORDER BY 1`)).toEqual([
    'ACCEPTED',
    'AWAITING_RESPONSE',
    'CANCELLED',
    'EXPIRED',
    'NEGOTIATING',
    'NOT_AVAILABLE',
    'QUOTED',
  ])
  expect(await words(sql`SELECT DISTINCT status::text AS word FROM orders ORDER BY 1`)).toEqual([
    'DELIVERY_SCHEDULED',
    'ORDER_CANCELLED',
    'ORDER_COMPLETED',
    'ORDER_CONFIRMED',
    'ORDER_DELIVERED',
    'PENDING_CONFIRMATION',
    'VEHICLE_PREPARATION_INSPECTION',
  ])
  expect(await words(sql`SELECT DISTINCT status::text AS word FROM payments ORDER BY 1`)).toEqual([
    'OVERDUE',
    'PENDING',
    'RECEIVED',
  ])
  expect(await words(sql`SELECT DISTINCT kind::text AS word FROM payments ORDER BY 1`)).toEqual([
    'BALANCE',
    'DOWN_PAYMENT',
    'INSTALMENT',
    'REFUND',
  ])
  expect(await words(sql`SELECT DISTINCT status::text AS word FROM vehicle_inquiries ORDER BY 1`)).toEqual([
    'PENDING',
    'REPLIED',
  ])
  for (const table of [
    'order_documents',
    'proformas',
    'sales_notes',
    'exchange_rates',
    'quote_customizations',
  ])
    expect(await rowsOf(sql`SELECT FROM ${sql.identifier(table)} LIMIT 1`), table).toHaveLength(1)

  // Offers that charge for the voyage list what for.
  const charged =
    await rowsOf(sql`SELECT delivery_charges - inland_transport - sea_freight - insurance AS rest,
    sea_freight > 0 AS sails FROM quotes WHERE delivery_charges > 0`)
  expect(charged.length).toBeGreaterThan(0)
  expect(charged.filter(({ rest, sails }) => Number(rest) !== 0 || !sails)).toEqual([])

  expect(await words(sql`SELECT currency AS word FROM company_settings_bank_accounts ORDER BY 1`)).toEqual([
    'JPY',
    'KES',
    'USD',
  ])

  // A vehicle's order agrees with its status.
  expect(
    await rowsOf(sql`SELECT o.status AS "order", v.status AS vehicle FROM orders o JOIN vehicles v ON v.id = o.vehicle_id
      WHERE v.status::text IS DISTINCT FROM CASE o.status WHEN 'PENDING_CONFIRMATION' THEN 'RESERVED'
        WHEN 'ORDER_CANCELLED' THEN 'PUBLISHED' ELSE 'SOLD' END`),
  ).toEqual([])
  // Each line of a history is later than the one before it, the first is the request, and nothing is to come.
  const disordered = (history: string, of: string, begins: string) =>
    rowsOf(sql`
    SELECT h.* FROM ${sql.identifier(history)} h LEFT JOIN ${sql.identifier(history)} p
      ON p.id < h.id AND p.${sql.identifier(of)} = h.${sql.identifier(of)} AND p.at > h.at
    WHERE p.id IS NOT NULL OR h.at > now()
      OR (h.from_status IS NULL AND abs(extract(epoch FROM h.at - (${sql.raw(begins)}))) > 60)`)
  expect(
    await disordered(
      'quote_history',
      'quote_id',
      'SELECT requested_at FROM quotes q WHERE q.id = h.quote_id',
    ),
  ).toEqual([])
  expect(
    await disordered('order_history', 'order_id', 'SELECT ordered_at FROM orders o WHERE o.id = h.order_id'),
  ).toEqual([])
  const undated = (table: string, at: string) =>
    rowsOf(sql`SELECT id, created_at FROM ${sql.identifier(table)}
    WHERE abs(extract(epoch FROM created_at - ${sql.identifier(at)})) > 60`)
  expect(await undated('quotes', 'requested_at')).toEqual([])
  expect(await undated('orders', 'ordered_at')).toEqual([])
  expect(await undated('proformas', 'issued_at')).toEqual([])
})
