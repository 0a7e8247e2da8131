import type { May } from '@/modules/content/publishing/admin/content-row-actions'
import styles from '@/ui/back-office/admin.module.css'
import { ListContext } from '@/ui/back-office/list/list-context'
import { ListCount } from '@/ui/back-office/list/list-count'
import type { Page } from '@/ui/back-office/list/page-at'
import type { StaffComment } from '../queries/list-staff-comments'
import { CommentsTable } from './comments-table'
import * as words from './words'

type Props = {
  shown: Page<StaffComment> & { given: Record<string, string> }
  may: May
  /** Whether the viewer sees who the customers are. */
  named: boolean
}

/** All comments on a post, public or not. */
export const PostComments = ({ may, named, shown: { given, ...shown } }: Props) => (
  <section className={styles.section}>
    <h2>{words.comments}</h2>
    <ListContext given={given}>
      <ListCount>{words.countOfComments(String(shown.total))}</ListCount>
      <CommentsTable may={may} shown={shown} shows={{ post: false, named }} />
    </ListContext>
  </section>
)
