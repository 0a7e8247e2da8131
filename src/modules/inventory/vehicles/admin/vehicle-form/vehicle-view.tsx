import type { DocumentViewServerProps, Payload, PayloadRequest } from 'payload'
import { parseWhole } from '@/kernel/numbers'
import { type Actor, can, seesCost, seesCustomers, TOP_ROLE_ID } from '@/kernel/permissions'
import { visibleShowrooms } from '@/kernel/showroom-scope'
import { readReferences } from '@/modules/inventory/lists/queries/read-references-from-memory'
import { actorOf } from '@/server/actor-of'
import { env } from '@/server/env'
import { addedFields } from '@/server/rows/added-vehicle-fields'
import styles from '@/ui/back-office/admin.module.css'
import { KeyHelp } from '@/ui/back-office/key-help'
import { Loading } from '@/ui/back-office/loading'
import { NoPermission } from '@/ui/back-office/no-permission'
import { pack } from '@/ui/packed-data'
import { getCopiedVehicle } from '../../queries/get-copied-vehicle'
import { getVehicleEditor } from '../../queries/get-vehicle-editing'
import { getFormVehicle, getVehicleFormLists } from '../../queries/get-vehicle-form'
import { getVehicleHead } from '../../queries/get-vehicle-head'
import { claimNotices, listClaimsOn } from '../../queries/list-claims'
import { addedInForm } from '../../rules/form/added-fields-in-form'
import { emptyVehicleForm } from '../../rules/form/form-values'
import { storedVehicleForm } from '../../rules/form/vehicle-to-form'
import * as words from '../../words'
import { VehicleHead } from './head/vehicle-head'
import { formDocuments, formImages } from './initial-form-media'
import { VehicleForm } from './vehicle-form'
import * as own from './words'

type Props = Pick<DocumentViewServerProps, 'doc' | 'initPageResult' | 'searchParams'>

/** The edit view of vehicles: 'Create New Vehicle' and 'Edit Vehicle'. */
export async function VehicleView({ doc, initPageResult, searchParams }: Props) {
  const { req } = initPageResult
  const actor = await actorOf(req)
  const id = doc?.id ? Number(doc.id) : null
  const allowed = can(actor, 'inventory', id === null ? 'create' : 'read')
  const head = id !== null && allowed ? await getVehicleHead(req.payload.db.drizzle, id) : null
  const name = id === null ? words.createNewVehicle : words.editVehicle
  const title = head ? own.titleOfVehicle(head.name, head.sku) : name
  return (
    <main className={styles.page}>
      <title>{title + (req.payload.config.admin.meta?.titleSuffix ?? '')}</title>
      {head ? (
        <VehicleHead head={head} may={mayOf(actor)} />
      ) : (
        <header className={styles.head}>
          <h1 className={styles.title}>{name}</h1>
        </header>
      )}
      {!allowed && <NoPermission />}
      <KeyHelp />
      {allowed && (
        <Loading isWholePage={isWholePage(req)} sentence={words.loadingForm}>
          <Loaded actor={actor} copied={copiedId(searchParams)} id={id} payload={req.payload} />
        </Loading>
      )}
    </main>
  )
}

/** What the viewer may do with a vehicle apart from editing it. */
const mayOf = (actor: Actor) => ({
  create: can(actor, 'inventory', 'create'),
  delete: can(actor, 'inventory', 'delete'),
  readLog: can(actor, 'settings', 'read'),
})

/** The vehicle that a new one is to be like, from the address; null if it names none. */
const copiedId = (params: Props['searchParams']): number | null => parseWhole(String(params?.copy ?? ''))

/** Whether the browser requests the page from nothing, and not for what changes on it. */
const isWholePage = ({ headers }: PayloadRequest): boolean => headers.get('sec-fetch-dest') === 'document'

/** Whoever has one showroom enters every vehicle there. */
const onlyOne = ([only, second]: readonly { id: string }[]): string => (only && !second ? only.id : '')

type LoadedProps = { actor: Actor; copied: number | null; id: number | null; payload: Payload }

async function Loaded({ actor, copied, id, payload }: LoadedProps) {
  const now = new Date()
  // The names are requested meanwhile; the form's lists are then taken out of this process's memory.
  const [stored, copy, claims, editor] = await Promise.all([
    id === null ? null : getFormVehicle(payload, id, seesCost(actor)),
    id === null && copied !== null ? getCopiedVehicle(payload, actor, copied) : null,
    id === null ? null : listClaimsOn(payload.db.drizzle, [id], seesCustomers(actor)),
    id === null ? null : getVehicleEditor(payload.db.drizzle, id),
    readReferences(payload),
  ])
  const begun = stored ?? copy
  const lists = await getVehicleFormLists(payload, begun?.draft ?? {}, visibleShowrooms(actor))
  const code = lists.modelCodes.find((one) => one.id === String(begun?.draft.modelCode ?? '')) ?? null
  const fields = begun
    ? storedVehicleForm(begun.draft, code, begun.tags)
    : { ...emptyVehicleForm(), showroom: onlyOne(lists.lists.showroom) }
  return (
    <VehicleForm
      lists={pack(lists)}
      me={actor.kind === 'staff' ? actor.id : null}
      mayCreate={can(actor, 'inventory', 'create')}
      mayReopen={actor.kind === 'staff' && actor.roleId === TOP_ROLE_ID}
      maySave={can(actor, 'inventory', stored ? 'update' : 'create')}
      now={now.toISOString()}
      testReorder={process.env.NODE_ENV !== 'production' || env().DEBUG_TOOLS === 'on'}
      values={{
        ...fields,
        ...addedInForm(addedFields(), stored?.draft),
        images: formImages(stored?.images ?? []),
        documents: formDocuments(stored?.draft ?? {}),
      }}
      vehicle={
        stored && {
          id: stored.id,
          sku: stored.sku,
          updatedAt: stored.updatedAt,
          editor,
          claims: claimNotices(claims?.get(stored.id) ?? [], stored),
        }
      }
    />
  )
}
