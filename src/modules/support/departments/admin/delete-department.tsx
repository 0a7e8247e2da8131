'use client'
import { useRouter } from 'next/navigation'
import styles from '@/ui/back-office/admin.module.css'
import { ConfirmDialog } from '@/ui/back-office/dialog'
import { callApi } from '@/ui/client/call-api'
import { useRemoval } from '@/ui/client/use-removal'
import type { Department } from '../queries/list-departments'
import { DEPARTMENTS_SCREEN } from '../rules/admin-urls'
import css from './departments.module.css'
import * as words from './words'

/** Deletes a department that has never had a ticket. */
export function DeleteDepartment({ department }: { department: Department }) {
  const router = useRouter()
  const { confirm, doomed, forget, open, refusal } = useRemoval(({ id }: Department) =>
    callApi('delete', '/api/v1/support-management/departments/{id}', { params: { path: { id } } }),
  )
  return (
    <div className={css.danger}>
      <button className={styles.button} onClick={() => open(department)} type="button">
        {words.deleteDepartment}
      </button>
      {doomed && (
        <ConfirmDialog
          onClose={forget}
          onConfirm={async () => {
            if (await confirm()) router.push(DEPARTMENTS_SCREEN)
          }}
          refusal={refusal}
          title={words.deleteNamed(doomed.title)}
          verb={words.deleteIt}
        >
          <p>{words.cannotBeUndone}</p>
        </ConfirmDialog>
      )}
    </div>
  )
}
