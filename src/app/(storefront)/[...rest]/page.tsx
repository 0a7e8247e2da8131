import { permanentRedirect } from 'next/navigation'
import { findRedirect } from '@/modules/content/publishing/queries/find-redirect'
import { runningPayload } from '@/server/running-payload'
import { NotFoundPage } from '@/shell/storefront/not-found-page'

type Address = { params: Promise<{ rest: string[] }> }

export { NOT_FOUND_HEAD as metadata } from '@/shell/storefront/not-found-page'

/** Every URL that nothing else answers: it may have moved. */
export default async function AnyOtherAddress({ params }: Address) {
  const moved = await findRedirect(runningPayload().db.drizzle, `/${(await params).rest.join('/')}`)
  if (moved) permanentRedirect(moved.url)
  return <NotFoundPage />
}
