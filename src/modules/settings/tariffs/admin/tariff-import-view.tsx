import Link from 'next/link'
import type { AdminViewServerProps } from 'payload'
import { can } from '@/kernel/permissions'
import { actorOf } from '@/server/actor-of'
import { AdminFrame } from '@/ui/back-office/admin-frame'
import { freights } from '../rules/freight-list'
import * as words from '../words'
import { TariffImport } from './tariff-import'

/** Imports a carrier's tariff, after a look at what it changes. */
export async function TariffImportView(view: AdminViewServerProps) {
  const actor = await actorOf(view.initPageResult.req)
  const allowed = can(actor, 'settings', 'create') && can(actor, 'settings', 'update')
  return (
    <AdminFrame
      actions={<Link href={`/admin/${freights.address}`}>{words.allFreights}</Link>}
      allowed={allowed}
      lead={words.importIntro}
      title={words.importTariff}
      view={view}
    >
      <TariffImport />
    </AdminFrame>
  )
}
