import Link from 'next/link'
import type { AdminViewServerProps } from 'payload'
import { can } from '@/kernel/permissions'
import { actorOf } from '@/server/actor-of'
import styles from '@/ui/back-office/admin.module.css'
import { ListFrame } from '@/ui/back-office/list/list-frame'
import { listAllSlides } from '../queries/list-slides'
import { slideEditorUrl } from '../rules/admin-urls'
import { SlidesList } from './slides-list'
import * as words from './words'

/** All slides by the place where they are shown, in order. */
export async function SlidesView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const actor = await actorOf(req)
  const may = { update: can(actor, 'content', 'update'), delete: can(actor, 'content', 'delete') }
  const mayCreate = can(actor, 'content', 'create')
  return (
    <ListFrame
      actions={
        mayCreate && (
          <>
            <Link className={styles.button} href={slideEditorUrl('CUSTOM_CONFIG', 'create')}>
              {words.newBanner}
            </Link>
            <Link className={styles.primary} href={slideEditorUrl('DEFAULT', 'create')}>
              {words.newPicture}
            </Link>
          </>
        )
      }
      allowed={can(actor, 'content', 'read')}
      lead={words.slidesAbout}
      load={() => listAllSlides(req.payload.db.drizzle)}
      title={words.slides}
      view={view}
    >
      {(slides) =>
        slides.length > 0 ? (
          <SlidesList may={may} slides={slides} />
        ) : (
          <section className={styles.empty}>
            <h2>{words.noSlides}</h2>
            <p>{mayCreate ? words.createFirst : words.staffAdd}</p>
          </section>
        )
      }
    </ListFrame>
  )
}
