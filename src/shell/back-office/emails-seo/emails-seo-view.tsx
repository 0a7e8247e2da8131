import type { AdminViewServerProps } from 'payload'
import { can } from '@/kernel/permissions'
import { SeoSection } from '@/modules/content/seo/admin/seo-section'
import { isPageType, type PageType } from '@/modules/content/seo/rules/seo-setting'
import { MailSenderState } from '@/modules/settings/mail/admin/mail-sender-state'
import { actorOf } from '@/server/actor-of'
import { AdminFrame } from '@/ui/back-office/admin-frame'
import { defaultPageHead } from './default-page-head'
import * as words from './words'

const typeOf = (given: unknown): PageType =>
  typeof given === 'string' && isPageType(given) ? given : 'homepage'

/** How e-mails leave, for those who may read the settings, and what search engines are given, for those of the content. */
export async function EmailsSeoView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const actor = await actorOf(req)
  const [readsMails, readsSeo] = [can(actor, 'settings', 'read'), can(actor, 'content', 'read')]
  const pageType = typeOf(view.searchParams?.type)
  return (
    <AdminFrame
      allowed={readsMails || readsSeo}
      lead={words.emailsAndSeoAbout}
      title={words.emailsAndSeo}
      view={view}
    >
      {readsMails && <MailSenderState req={req} />}
      {readsSeo && <SeoSection pageType={pageType} req={req} usual={defaultPageHead(pageType)} />}
    </AdminFrame>
  )
}
