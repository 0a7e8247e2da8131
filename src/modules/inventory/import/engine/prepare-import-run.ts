import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { badRequest, forbidden } from '@/kernel/errors'
import { quoted } from '@/kernel/files/read-written-number'
import { can } from '@/kernel/permissions'
import { visibleShowrooms } from '@/kernel/showroom-scope'
import { dayIn } from '@/kernel/time/day-in'
import { readTradeSettings } from '@/modules/settings/company/queries/read-trade-settings'
import { readRatesOn } from '@/modules/settings/exchange-rates/queries/read-rates-on'
import { BASE_CURRENCY } from '@/modules/settings/exchange-rates/rules/exchange-rate-list'
import { actorOf } from '@/server/actor-of'
import { type Db, dbOf } from '@/server/db-of'
import { noClaims } from './check-rows'
import { fieldSpec } from './import-fields'
import type { ImportOptions } from './import-outcome'
import type { Run } from './import-run-type'
import type { FieldSource, ImportMap } from './map/import-map-schema'
import { keyOf } from './map/value-table'
import { createsIn } from './references/creates-in'
import { entityMemory } from './references/entity'
import { lookUp } from './references/look-up-entities'
import type { ListKey } from './references/nameable-lists'
import type { ReferencePolicy } from './references/resolved-row-type'

type Preparation = {
  map: ImportMap
  options: ImportOptions
  payload: Payload
  user?: PayloadRequest['user']
  fillsIn?: boolean
  /** The request whose transaction this is part of; none for a run that starts by itself. */
  req?: PayloadRequest
}

/**
 * What all chunks of an import share, as a dry run.
 *
 * @throws AppError 403
 */
export async function prepareImportRun({
  fillsIn = true,
  map,
  options,
  payload,
  user,
  req: given,
}: Preparation): Promise<Run> {
  const req = given ?? (await createLocalReq({ user: user ?? undefined }, payload))
  const actor = await actorOf(req)
  const changes = options.onExisting === 'update'
  if (user && !can(actor, 'inventory', 'create')) throw forbidden()
  if (user && changes && !can(actor, 'inventory', 'update'))
    throw forbidden('Your role may not change vehicles: choose to skip existing ones')
  return {
    payload,
    batchId: null,
    key: map.key,
    onExisting: options.onExisting,
    policy: {
      creates: (list) => createsIn(map, options, list === 'featureGroup' ? 'features' : list),
      isNew: confirmedNames(map),
      featureGroup: map.featureGroup,
      showrooms: user ? visibleShowrooms(actor) : 'all',
    },
    actor: { roleId: actor.kind === 'staff' ? actor.roleId : null },
    user: user ?? null,
    trace: {},
    claims: noClaims(),
    made: new Set(),
    memory: entityMemory(),
    rated: await ratedCurrencies(await dbOf(req)),
    knownCars: fillsIn ? new Map() : null,
  }
}

/** The currencies that prices can be compared in on the company's day. */
async function ratedCurrencies(db: Db): Promise<Set<string>> {
  const { timezone } = await readTradeSettings(db)
  const { rates } = await readRatesOn(db, dayIn(new Date(), timezone))
  return new Set([BASE_CURRENCY, ...Object.keys(rates)])
}

/** The names that a map sets by itself or makes of values: somebody chose them. */
function confirmedNames({ fields }: ImportMap): ReferencePolicy['isNew'] {
  const bySource = ({ constant, firstOf = [], values = {} }: FieldSource): unknown[] => [
    ...Object.values(values),
    ...[constant ?? []].flat(),
    ...firstOf.flatMap(bySource),
  ]
  const names = new Map(
    Object.entries(fields).map(([field, source]) => [
      field,
      new Set(bySource(source).map((name) => keyOf(String(name)))),
    ]),
  )
  return (list, name) => list === 'featureGroup' || names.get(list)?.has(keyOf(name)) === true
}

/**
 * An unknown constant would reject every row; better to report it immediately.
 *
 * @throws AppError 400
 */
export async function checkConstants(db: Db, map: ImportMap, policy: ReferencePolicy): Promise<void> {
  const layer = entityMemory().layer()
  for (const [field, { constant }] of Object.entries(map.fields)) {
    const list = field as keyof typeof map.fields
    const { kind, label } = fieldSpec(list)
    if (constant == null || (kind !== 'link' && kind !== 'list') || policy.creates(list as ListKey)) continue
    if (list === 'model' || list === 'modelCode') continue
    const names = [constant].flat().map((name) => String(name).trim())
    await lookUp(
      db,
      list as ListKey,
      names.map((name) => ({ name, parent: null })),
      layer,
      policy.showrooms,
    )
    const missing = names.filter((name) => !layer.get(list as ListKey, null, name))
    if (missing.length === 0) continue
    const offers = missing.flatMap((name) => layer.offers(list as ListKey, null, name))
    const hint = offers.length > 0 ? ` Did you mean ${offers.join(' or ')}?` : ''
    const isInactive = missing.every((name) => layer.isInactive(list as ListKey, null, name))
    const why = isInactive ? 'is not active' : 'does not exist or is not unique'
    throw badRequest(`The map sets ${label} to ${missing.map(quoted).join(', ')}, which ${why}.${hint}`)
  }
}

/** How the audit log names the batch: as the actor if nobody requested it, as the request in any case. */
export const asBatch = (
  batchId: number,
  fileName: string,
  { user }: Run,
): Pick<Run, 'batchId' | 'trace'> => ({
  batchId,
  trace: {
    action: 'import',
    requestId: `import-${batchId}`,
    ...(user ? {} : { actorLabel: `Import ${batchId}: ${fileName}`, actorKind: 'system' as const }),
  },
})
