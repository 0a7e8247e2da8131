import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { badRequest, forbidden } from '@/kernel/errors'
import { quoted } from '@/kernel/files/written-number'
import { can, visibleShowrooms } from '@/kernel/permissions'
import { actorOf } from '@/server/permissions'
import type { Db } from '@/server/transaction'
import { noClaims } from './check-rows'
import { fieldSpec } from './fields'
import type { ImportOptions } from './import-outcome'
import type { ImportMap } from './map/map-schema'
import { entityMemory } from './references/entity'
import { lookUp } from './references/look-up-entities'
import { CREATABLE_FIELDS, type ListKey } from './references/nameable-lists'
import type { ReferencePolicy } from './references/resolved-row'
import type { Run } from './run-context'

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
export async function prepareRun({
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
  const creatable: readonly ListKey[] = CREATABLE_FIELDS
  return {
    payload,
    batchId: null,
    key: map.key,
    onExisting: options.onExisting,
    policy: {
      creates: (list) => createsIn(map, options, list === 'featureGroup' ? 'features' : list, creatable),
      featureGroup: map.featureGroup,
      showrooms: user ? visibleShowrooms(actor) : 'all',
    },
    actor: { roleId: actor.kind === 'staff' ? actor.roleId : null },
    user: user ?? null,
    trace: {},
    claims: noClaims(),
    made: new Set(),
    memory: entityMemory(),
    knownCars: fillsIn ? new Map() : null,
  }
}

/** New features need a group, so a general choice to create entries does not apply to them without one. */
function createsIn(
  map: ImportMap,
  options: ImportOptions,
  list: ListKey,
  creatable: readonly ListKey[],
): boolean {
  if (!creatable.includes(list) || (list === 'features' && !map.featureGroup)) return false
  return (map.references[list as keyof ImportMap['references']] ?? options.references) === 'create'
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
    if (missing.length > 0)
      throw badRequest(
        `The map sets ${label} to ${missing.map(quoted).join(', ')}, which does not exist or is not unique.`,
      )
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
