import { permanentRedirect } from 'next/navigation'
import { postUrl } from '@/modules/content/publishing/rules/public-urls'
import { NotFoundPage } from '@/shell/storefront/not-found-page'
import { routeIn } from '../../topic-page/route-in-url'

type Props = { params: Promise<{ slug: string }> }

export { NOT_FOUND_HEAD as metadata } from '@/shell/storefront/not-found-page'

/** The URL of a post as its editor shows it: the post is among the others. */
export default async function PostAsShown({ params }: Props) {
  const route = routeIn((await params).slug)
  if (route !== null) permanentRedirect(postUrl(route))
  return <NotFoundPage kind="post" />
}
