import type { Metadata } from 'next'
import { localeOf } from '@/kernel/languages/languages'
import { parseWhole } from '@/kernel/numbers'
import { can } from '@/kernel/permissions'
import { getPost } from '@/modules/content/blog/queries/get-post'
import { LATEST } from '@/modules/content/blog/queries/select-post-source'
import { PreviewNote } from '@/modules/content/publishing/ui/preview-note'
import { actorOf } from '@/server/actor-of'
import { NotFoundPage } from '@/shell/storefront/not-found-page'
import { signedInPerson } from '../../../dashboard/signed-in-person'
import { PostPageContent } from '../../post-page-content'

/** No search engine lists what is not published. */
export const metadata: Metadata = { title: 'Preview', robots: { index: false, follow: false } }

type Props = { params: Promise<{ id: string }>; searchParams: Promise<{ lang?: string | string[] }> }

export default async function PostPreview({ params, searchParams }: Props) {
  const [person, id] = [await signedInPerson(), parseWhole((await params).id)]
  if (!person || !id || !can(await actorOf(person.req), 'content', 'read'))
    return <NotFoundPage kind="post" />
  const locale = localeOf((await searchParams).lang)
  const post = await getPost(person.req.payload.db.drizzle, id, true, { locale, source: LATEST })
  if (!post) return <NotFoundPage kind="post" />
  return <PostPageContent post={post} locale={locale} note={<PreviewNote kind="post" />} />
}
