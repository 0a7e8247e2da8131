import { toast } from '@payloadcms/ui'
import { useState } from 'react'
import styles from '@/ui/back-office/admin.module.css'
import { ConfirmDialog } from '@/ui/back-office/dialog'
import { messageOr } from '@/ui/client/answer'
import { callApi } from '@/ui/client/call-api'
import { sentBy } from '@/ui/client/upload-file'
import { fileIdOf } from '../rules/file-id-of'
import * as words from '../words'

type Props = { url: string; label: string; disabled: boolean }

const inside = (label: string) => label.toLowerCase()

async function copyLink(url: string): Promise<void> {
  const answer = await sentBy(
    callApi('post', '/api/v1/uploads/signed-url', { body: { path: url } }),
    words.linkCouldNotBeCreated,
  )
  if (!answer.ok) return void toast.error(answer.message)
  const link = answer.value.url
  if (!link) return void toast.error(words.saveVehicleFirst)
  try {
    await navigator.clipboard.writeText(new URL(link, window.location.href).href)
    toast.success(words.linkCopiedItOpens)
  } catch {
    toast.error(words.yourBrowserDoesNotAllow)
  }
}

async function revokeLinks(url: string): Promise<void> {
  const answer = await callApi('post', '/api/v1/uploads/revoke', { body: { path: url } })
  if (answer.ok) toast.success(words.linksRevoked)
  else toast.error(messageOr(answer, words.linksCouldNotBeRevoked))
}

/** A link to a paper that opens it without an account for a year, and the way to take all such links back. */
export function DocumentLinks({ disabled, label, url }: Props) {
  const [asking, setConfirming] = useState(false)
  if (!fileIdOf(url)) return null
  const revoke = (): Promise<void> => {
    setConfirming(false)
    return revokeLinks(url)
  }
  return (
    <>
      <button
        aria-label={words.copyLinkTo(inside(label))}
        className={styles.button}
        onClick={() => void copyLink(url)}
        type="button"
      >
        {words.copyLink}
      </button>
      <button
        aria-label={words.revokeLinksTo(inside(label))}
        className={styles.button}
        disabled={disabled}
        onClick={() => setConfirming(true)}
        type="button"
      >
        {words.revokeLinks}
      </button>
      {asking && (
        <ConfirmDialog
          onClose={() => setConfirming(false)}
          onConfirm={revoke}
          title={words.confirmRevokeLinksTo(inside(label))}
          verb={words.revoke}
        >
          <p>{words.everyLink}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
