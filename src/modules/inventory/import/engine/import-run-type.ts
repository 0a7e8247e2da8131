import type { Payload, PayloadRequest } from 'payload'
import type { SoldActor } from '@/modules/inventory/vehicles/rules/status/sold-lock'
import type { TraceNote } from '@/server/audit/audit-stamp'
import type { Claims } from './check-rows'
import type { KeyField } from './import-fields'
import type { Entity, entityMemory } from './references/entity'
import type { ReferencePolicy } from './references/resolved-row-type'
import type { KnownCars } from './references/suggest-rows'

/** What all chunks of a run share. */
export type Run = {
  payload: Payload
  /** null: a dry run, which writes nothing. */
  batchId: number | null
  key: KeyField
  onExisting: 'update' | 'skip'
  policy: ReferencePolicy
  actor: SoldActor
  user: PayloadRequest['user']
  trace: TraceNote
  claims: Claims
  /** List entries that accepted rows created, or would create in a dry run. */
  made: Set<Entity>
  memory: ReturnType<typeof entityMemory>
  /** Currencies with an exchange rate today. */
  rated: ReadonlySet<string>
  /** Suggestions from our vehicles for the cars met so far; null if rows are not filled in. */
  knownCars: KnownCars | null
}
