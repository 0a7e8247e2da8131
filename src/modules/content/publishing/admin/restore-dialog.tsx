'use client'
import { toast } from '@payloadcms/ui'
import { useState } from 'react'
import { ConfirmDialog } from '@/ui/back-office/dialog'
import { messageOr } from '@/ui/client/answer'
import { useWrite } from '@/ui/client/use-write'
import type { ContentKind } from '../rules/content-kinds'
import { restoreVersion } from './content-calls'
import { reopen } from './unpublish-and-delete-dialogs'
import * as words from './words'

type Props = { id: number; kind: ContentKind; version: number; isLive: boolean; onClose: () => void }

/** Confirms before a version is restored, with what that does to the public page. */
export function RestoreDialog({ id, isLive, kind, onClose, version }: Props) {
  const [publishes, setPublishes] = useState(false)
  const { called, run } = useWrite({ reads: false })
  const asDraft = isLive ? words.keepsPublic : words.becomesDraft
  const restore = async () => {
    const { message, ok } = await run(restoreVersion(kind, id, version, publishes))
    if (!ok) return
    toast.success(message)
    reopen()
  }
  return (
    <ConfirmDialog
      onClose={onClose}
      onConfirm={restore}
      refusal={
        called?.ok === false ? (called.issues[0]?.message ?? messageOr(called, words.failedToRestore)) : null
      }
      title={words.restoreIt}
      verb={words.restore}
    >
      <p>{publishes ? words.replacesPublic : asDraft}</p>
      <label>
        <input checked={publishes} onChange={(event) => setPublishes(event.target.checked)} type="checkbox" />{' '}
        {words.andPublish}
      </label>
    </ConfirmDialog>
  )
}
