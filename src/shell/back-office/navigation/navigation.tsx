import { createLocalReq, type PayloadRequest, type ServerProps } from 'payload'
import { pack } from '@/ui/packed-data'
import { navigationData } from './navigation-data'
import { NavigationPanel } from './navigation-panel'

type PendingAction = Pick<ServerProps, 'payload' | 'user'> & { req?: PayloadRequest }

/** The back office's own navigation, in place of Payload's: by task, with badges for the work that waits. */
export async function Navigation({ payload, req, user }: PendingAction) {
  const asking = req ?? (await createLocalReq({ user: user ?? undefined }, payload))
  return <NavigationPanel data={pack(await navigationData(asking))} />
}
