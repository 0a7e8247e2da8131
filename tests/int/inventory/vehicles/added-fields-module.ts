import pg from 'pg'
import type { Module } from '@/api/module'
import type { AddedFields } from '@/kernel/added-fields'
import { env } from '@/server/env'

/** Fields of every kind, as added by a plugin. */
export const trialFields = {
  title: 'Roadworthiness',
  fields: [
    {
      name: 'checkResult',
      kind: 'choice',
      label: 'Check',
      options: [
        { value: 'passed', label: 'Passed', tone: 'green' },
        { value: 'failed', label: 'Failed', tone: 'red' },
      ],
      seenBy: 'everybody',
      setBy: 'module',
      filter: true,
      column: true,
    },
    {
      name: 'checkedOn',
      kind: 'date',
      label: 'Checked on',
      seenBy: 'everybody',
      setBy: 'staff',
      filter: true,
      column: true,
    },
    {
      name: 'payloadKg',
      kind: 'number',
      label: 'Payload',
      min: 0,
      max: 9_000,
      whole: true,
      unit: 'kg',
      seenBy: 'everybody',
      setBy: 'staff',
      filter: true,
      column: true,
    },
    {
      name: 'hasBook',
      kind: 'flag',
      label: 'Service book',
      seenBy: 'everybody',
      setBy: 'staff',
      filter: true,
      column: true,
    },
    {
      name: 'yardNote',
      kind: 'text',
      label: 'Yard note',
      max: 40,
      seenBy: 'staff',
      setBy: 'staff',
      filter: true,
      column: true,
    },
  ],
} as const satisfies AddedFields

export const trial: Module = { name: 'trial', vehicleFields: trialFields }

/** What such a plugin's migration does. */
export async function addTrialColumns(): Promise<void> {
  const client = new pg.Client({ connectionString: env().DATABASE_URL })
  await client.connect()
  await client.query(`
    CREATE TYPE enum_vehicles_check_result AS ENUM ('passed', 'failed');
    ALTER TABLE vehicles ADD COLUMN check_result enum_vehicles_check_result,
      ADD COLUMN checked_on timestamp(3) with time zone, ADD COLUMN payload_kg numeric,
      ADD COLUMN has_book boolean, ADD COLUMN yard_note varchar`)
  await client.end()
}
