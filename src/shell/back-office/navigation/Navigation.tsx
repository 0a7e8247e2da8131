import { createLocalReq, type PayloadRequest, type ServerProps } from 'payload'
import { NavigationPanel } from './NavigationPanel'
import { navigationData } from './navigation-data'

/** The back office's own navigation, in place of Payload's: by task, with badges for the work that waits. */
export async function Navigation({
  payload,
  req,
  user,
}: Pick<ServerProps, 'payload' | 'user'> & { req?: PayloadRequest }) {
  const asking = req ?? (await createLocalReq({ user: user ?? undefined }, payload))
  return <NavigationPanel {...(await navigationData(asking))} />
}
