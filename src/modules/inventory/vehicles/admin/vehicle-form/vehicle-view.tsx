import type { DocumentViewServerProps, Payload, PayloadRequest } from 'payload'
import { type Actor, can, seesCost, seesCustomers, TOP_ROLE_ID, visibleShowrooms } from '@/kernel/permissions'
import { readReferences } from '@/modules/inventory/lists/queries/read-references'
import { env } from '@/server/env'
import { actorOf } from '@/server/permissions'
import { addedFields } from '@/server/rows/added-fields'
import styles from '@/ui/back-office/admin.module.css'
import { NoPermission } from '@/ui/back-office/admin-frame'
import { KeyHelp } from '@/ui/back-office/key-help'
import { Loading } from '@/ui/back-office/loading'
import { pack } from '@/ui/packed-data'
import { getVehicleEditor } from '../../queries/get-vehicle-editing'
import { getFormVehicle, getVehicleFormLists } from '../../queries/get-vehicle-form'
import { claimNotices, listClaimsOn } from '../../queries/list-claims'
import { addedInForm } from '../../rules/form/added-in-form'
import { emptyVehicleForm } from '../../rules/form/form-values'
import { storedVehicleForm } from '../../rules/form/vehicle-to-form'
import * as words from '../../words'
import { formDocuments, formImages } from './form-media'
import { VehicleForm } from './vehicle-form'

type Props = Pick<DocumentViewServerProps, 'doc' | 'initPageResult'>

/** The edit view of vehicles: 'Create New Vehicle' and 'Edit Vehicle'. */
export async function VehicleView({ doc, initPageResult }: Props) {
  const { req } = initPageResult
  const actor = await actorOf(req)
  const id = doc?.id ? Number(doc.id) : null
  const allowed = can(actor, 'inventory', id === null ? 'create' : 'read')
  return (
    <main className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>{id === null ? words.createNewVehicle : words.editVehicle}</h1>
      </header>
      {!allowed && <NoPermission />}
      <KeyHelp />
      {allowed && (
        <Loading isWholePage={isWholePage(req)} sentence={words.loadingForm}>
          <Loaded actor={actor} id={id} payload={req.payload} />
        </Loading>
      )}
    </main>
  )
}

/** Whether the browser requests the page from nothing, and not for what changes on it. */
const isWholePage = ({ headers }: PayloadRequest): boolean => headers.get('sec-fetch-dest') === 'document'

/** Whoever has one showroom enters every vehicle there. */
const onlyOne = ([only, second]: readonly { id: string }[]): string => (only && !second ? only.id : '')

type LoadedProps = { actor: Actor; id: number | null; payload: Payload }

async function Loaded({ actor, id, payload }: LoadedProps) {
  const now = new Date()
  // The names are requested meanwhile; the form's lists are then taken out of this process's memory.
  const [stored, claims, editor] = await Promise.all([
    id === null ? null : getFormVehicle(payload, id, seesCost(actor)),
    id === null ? null : listClaimsOn(payload.db.drizzle, [id], seesCustomers(actor)),
    id === null ? null : getVehicleEditor(payload.db.drizzle, id),
    readReferences(payload),
  ])
  const lists = await getVehicleFormLists(payload, stored?.draft ?? {}, visibleShowrooms(actor))
  const code = lists.modelCodes.find((one) => one.id === String(stored?.draft.modelCode ?? '')) ?? null
  const fields = stored
    ? storedVehicleForm(stored.draft, code, stored.tags, now)
    : { ...emptyVehicleForm(now), showroom: onlyOne(lists.lists.showroom) }
  return (
    <VehicleForm
      lists={pack(lists)}
      me={actor.kind === 'staff' ? actor.id : null}
      mayCreate={can(actor, 'inventory', 'create')}
      mayReopen={actor.kind === 'staff' && actor.roleId === TOP_ROLE_ID}
      maySave={can(actor, 'inventory', stored ? 'update' : 'create')}
      now={now.toISOString()}
      testReorder={process.env.NODE_ENV !== 'production' || env().DEMO === 'on'}
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
