import { toast } from '@payloadcms/ui'
import { useState } from 'react'
import styles from '@/ui/back-office/admin.module.css'
import { ConfirmDialog } from '@/ui/back-office/Dialog'
import { saidOr } from '@/ui/client/answer'
import { callApi } from '@/ui/client/office'
import { sentBy } from '@/ui/client/upload'
import { fileIdOf } from '../rules/upload-folders'

type Props = { url: string; label: string; disabled: boolean }

const inside = (label: string) => label.toLowerCase()

async function copyLink(url: string): Promise<void> {
  const answer = await sentBy(
    callApi('post', '/api/v1/uploads/signed-url', { body: { path: url } }),
    'The link could not be created',
  )
  if (!answer.ok) return void toast.error(answer.message)
  const link = answer.value.url
  if (!link) return void toast.error('Save the vehicle first; then the link will work')
  try {
    await navigator.clipboard.writeText(new URL(link, window.location.href).href)
    toast.success('Link copied. It opens the document for one year, no account needed.')
  } catch {
    toast.error('Your browser does not allow copying the link here')
  }
}

async function revokeLinks(url: string): Promise<void> {
  const answer = await callApi('post', '/api/v1/uploads/revoke', { body: { path: url } })
  if (answer.ok) toast.success('Links revoked')
  else toast.error(saidOr(answer, 'The links could not be revoked'))
}

/** A link to a paper that opens it without an account for a year, and the way to take all such links back. */
export function DocumentLinks({ disabled, label, url }: Props) {
  const [asking, setAsking] = useState(false)
  if (!fileIdOf(url)) return null
  const revoke = (): Promise<void> => {
    setAsking(false)
    return revokeLinks(url)
  }
  return (
    <>
      <button
        aria-label={`Copy link to the ${inside(label)}`}
        className={styles.button}
        onClick={() => void copyLink(url)}
        type="button"
      >
        Copy link
      </button>
      <button
        aria-label={`Revoke links to the ${inside(label)}`}
        className={styles.button}
        disabled={disabled}
        onClick={() => setAsking(true)}
        type="button"
      >
        Revoke links
      </button>
      {asking && (
        <ConfirmDialog
          onClose={() => setAsking(false)}
          onConfirm={revoke}
          title={`Revoke the links to the ${inside(label)}?`}
          verb="Revoke"
        >
          <p>Every link to it that has been shared will stop working at once. This cannot be undone.</p>
        </ConfirmDialog>
      )}
    </>
  )
}
