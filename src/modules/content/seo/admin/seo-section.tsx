import Link from 'next/link'
import type { PayloadRequest } from 'payload'
import { can, TOP_ROLE_ID } from '@/kernel/permissions'
import { actorOf } from '@/server/actor-of'
import styles from '@/ui/back-office/admin.module.css'
import { AdminTabs } from '@/ui/back-office/admin-tabs'
import { readCustomCodeState } from '../queries/read-custom-code-state'
import { readSeoSetting } from '../queries/read-seo-setting'
import { LACKING_SCREEN, seoSettingUrl } from '../rules/admin-urls'
import { PAGE_TYPE_LABELS, PAGE_TYPES, type PageType } from '../rules/seo-setting'
import css from './seo.module.css'
import type { UsualHead } from './seo-form'
import { SeoForms } from './seo-forms'
import * as words from './words'

const TABS = PAGE_TYPES.map((key) => ({ key, href: seoSettingUrl(key), title: PAGE_TYPE_LABELS[key] }))

type Props = { req: PayloadRequest; pageType: PageType; usual: UsualHead }

/** The settings of one page type, and the way to the others. Its screen checks who may read the content. */
export async function SeoSection({ pageType, req, usual }: Props) {
  const [actor, setting, code] = await Promise.all([
    actorOf(req),
    readSeoSetting(req, pageType),
    readCustomCodeState(req, pageType),
  ])
  return (
    <section aria-labelledby="search-engines" className={styles.section}>
      <h2 id="search-engines">{words.searchEngines}</h2>
      <p className={css.about}>
        {words.searchEnginesAbout} <Link href={LACKING_SCREEN}>{words.pagesThatLack}</Link>
      </p>
      <AdminTabs current={pageType} label={words.pageTypes} tabs={TABS} />
      {pageType === 'global' && <p className={css.about}>{words.globalAppliesTo}</p>}
      {pageType === 'careers' && <p className={css.about}>{words.careersLater}</p>}
      <SeoForms
        current={{
          code,
          isAdministrator: actor.kind === 'staff' && actor.roleId === TOP_ROLE_ID,
          mayWrite: can(actor, 'content', setting ? 'update' : 'create'),
          pageType,
          setting,
          usual,
        }}
      />
    </section>
  )
}
