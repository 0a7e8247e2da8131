import { createLocalReq, type PayloadRequest, type ServerProps } from 'payload'
import { cache } from 'react'
import { NavigationPanel } from './NavigationPanel'
import { type NavigationData, navigationData } from './navigation-data'

type Asking = Pick<ServerProps, 'payload' | 'user'> & { req?: PayloadRequest }

/** One for each request, whose person does not change. */
const kept = cache((): { data?: Promise<NavigationData> } => ({}))

async function readFor({ payload, req, user }: Asking): Promise<NavigationData> {
  return navigationData(req ?? (await createLocalReq({ user: user ?? undefined }, payload)))
}

/**
 * The back office's own navigation, in place of Payload's: by task, with badges for the work that waits. Payload draws
 * it twice for each request, on the page and on the one that would say "not found"; it is read and sent once.
 */
export async function Navigation(asking: Asking) {
  const request = kept()
  request.data ??= readFor(asking)
  return <NavigationPanel {...(await request.data)} />
}
