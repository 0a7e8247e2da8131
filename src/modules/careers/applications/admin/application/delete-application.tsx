'use client'
import { useRouter } from 'next/navigation'
import { STAFF_APPLICATIONS } from '@/modules/careers/openings/rules/admin-urls'
import styles from '@/ui/back-office/admin.module.css'
import { ConfirmDialog } from '@/ui/back-office/dialog'
import { storeMessageForList } from '@/ui/back-office/list/message-for-list'
import { callApi } from '@/ui/client/call-api'
import { useRemoval } from '@/ui/client/use-removal'
import * as words from './words'

type Props = { id: number; name: string }

async function remove({ id }: Props) {
  const called = await callApi('delete', '/api/v1/jobs/applications/{id}', { params: { path: { id } } })
  if (called.ok) storeMessageForList(called)
  return called
}

/** Deletes an application with its files; the list says so. */
export function DeleteApplication(application: Props) {
  const router = useRouter()
  const { confirm, doomed, forget, open, refusal } = useRemoval(remove)
  return (
    <div>
      <button className={styles.button} onClick={() => open(application)} type="button">
        {words.deleteApplication}
      </button>
      {doomed && (
        <ConfirmDialog
          onClose={forget}
          onConfirm={async () => {
            if (await confirm()) router.push(STAFF_APPLICATIONS)
          }}
          refusal={refusal}
          title={words.deleteApplication}
          verb={words.deleteIt}
        >
          <p>{words.deletesForGood(doomed.name)}</p>
        </ConfirmDialog>
      )}
    </div>
  )
}
