import type { AdminViewServerProps } from 'payload'
import { AccessMap } from '@/modules/accounts/access/admin/access-map'
import { mayDo } from '@/server/may-do'
import { PeopleTabs } from './people-tabs'

/** The access map, as one of the screens of people. */
export async function AccessMapView(view: AdminViewServerProps) {
  const seesDeleted = await mayDo(view.initPageResult.req, 'accounts', 'delete')
  return <AccessMap tabs={<PeopleTabs current="access-map" seesDeleted={seesDeleted} />} view={view} />
}
