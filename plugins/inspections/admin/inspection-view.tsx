import Link from 'next/link'
import { notFound } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { can } from '@/kernel/permissions'
import { visibleShowrooms } from '@/kernel/showroom-scope'
import { actorOf } from '@/server/actor-of'
import { AdminFrame } from '@/ui/back-office/admin-frame'
import { getInspection } from '../queries/get-inspection'
import { companyChoices } from '../queries/list-inspections'
import * as words from '../words'
import { CertificatePanel } from './certificate-panel'
import { inspectionRow, inspectionShape } from './inspection-list-shape'
import { InspectionFormPage } from './inspection-table-and-form'

/** The id at the end of the URL; 0 for a new inspection. */
const idAt = ({ params }: AdminViewServerProps): number =>
  Number(/\/edit\/(\d+)$/.exec([params?.segments ?? []].flat().join('/'))?.[1] ?? 0)

/** A new inspection, or one that is changed, with its certificate. */
export async function InspectionView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const actor = await actorOf(req)
  const id = idAt(view)
  const frame = {
    view,
    allowed: can(actor, 'inventory', id === 0 ? 'create' : 'update'),
    title: id === 0 ? words.recordInspection : words.editInspection,
  }
  if (!frame.allowed) return <AdminFrame {...frame}>{null}</AdminFrame>
  const db = req.payload.db.drizzle
  const inspection = id === 0 ? null : await getInspection(db, id, visibleShowrooms(actor))
  if (id !== 0 && !inspection) notFound()
  const intro = inspection && (
    <Link href={`/admin/inventory/vehicles/edit/${inspection.vehicle.id}`}>
      {inspection.vehicle.name} · {inspection.vehicle.sku}
    </Link>
  )
  return (
    <AdminFrame {...frame} lead={intro}>
      <InspectionFormPage
        key={id}
        row={inspection && inspectionRow(inspection)}
        shape={inspectionShape(actor, await companyChoices(db))}
      />
      {inspection && (
        <CertificatePanel
          certificate={inspection.certificate && { name: inspection.certificate.name }}
          id={id}
          key={inspection.certificate?.key}
        />
      )}
    </AdminFrame>
  )
}
