import { DefaultTemplate } from '@payloadcms/next/templates'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import type { ReactNode } from 'react'
import styles from './admin.module.css'
import { KeyHelp } from './key-help'
import { NoPermission } from './no-permission'

type Props = {
  view: AdminViewServerProps
  title: string
  /** Shown in place of the title at the head of the page. */
  heading?: ReactNode
  /** One line under the title. */
  lead?: ReactNode
  /** Buttons at the right of the title. */
  actions?: ReactNode
  /** Whether the viewer may see this screen; decided by the view itself, since Payload does not gate it. */
  allowed: boolean
  children: ReactNode
}

/** A back-office screen of our own inside Payload's navigation: title, actions, content, or why it is closed. */
export function AdminFrame({ actions, allowed, children, heading, lead, title, view }: Props) {
  const { initPageResult, params, searchParams } = view
  const { locale, permissions, req, visibleEntities } = initPageResult
  if (!req.user) redirect('/admin/auth/login')
  if (!permissions.canAccessAdmin) redirect('/admin/unauthorized')
  return (
    <DefaultTemplate
      i18n={req.i18n}
      locale={locale}
      params={params}
      payload={req.payload}
      permissions={permissions}
      req={req}
      searchParams={searchParams}
      user={req.user}
      visibleEntities={visibleEntities}
    >
      <title>{title + (req.payload.config.admin.meta?.titleSuffix ?? '')}</title>
      <main className={styles.page}>
        <header className={styles.head}>
          <div>
            <h1 className={styles.title}>{heading ?? title}</h1>
            {lead && <p className={styles.lead}>{lead}</p>}
          </div>
          {allowed && actions && <div className={styles.actions}>{actions}</div>}
        </header>
        {allowed ? children : <NoPermission />}
        <KeyHelp />
      </main>
    </DefaultTemplate>
  )
}
