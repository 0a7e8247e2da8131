'use client'
import { toast } from '@payloadcms/ui'
import { ConfirmDialog } from '@/ui/back-office/dialog'
import { messageOr } from '@/ui/client/answer'
import { useWrite } from '@/ui/client/use-write'
import { type ContentKind, listScreen } from '../rules/content-kinds'
import { deleteContent, unpublishContent } from './content-calls'
import * as words from './words'

type Props = { id: number; kind: ContentKind; name: string; onClose: () => void }

/** The editor reads the record again: what it shows is no longer how the record stands. */
export const reopen = () => location.reload()

/** Confirms before readers no longer find a record. */
export function UnpublishDialog({ id, kind, name, onClose }: Props) {
  const { called, run } = useWrite({ reads: false })
  const unpublish = async () => {
    const { ok } = await run(unpublishContent(kind, id))
    if (!ok) return
    toast.success(words.unpublished)
    reopen()
  }
  return (
    <ConfirmDialog
      onClose={onClose}
      onConfirm={unpublish}
      refusal={called?.ok === false ? messageOr(called, words.failedToUnpublish) : null}
      title={words.confirmUnpublish(name)}
      verb={words.unpublish}
    >
      <p>{words.unpublishMeans}</p>
    </ConfirmDialog>
  )
}

/** Confirms before a record is deleted, and shows the list afterwards. */
export function DeleteDialog({ id, kind, name, onClose }: Props) {
  const { called, run } = useWrite({ reads: false })
  const remove = async () => {
    const { ok } = await run(deleteContent(kind, id))
    if (ok) location.assign(listScreen(kind))
  }
  return (
    <ConfirmDialog
      onClose={onClose}
      onConfirm={remove}
      refusal={called?.ok === false ? messageOr(called, words.failedToDelete) : null}
      title={words.deleteIt}
      verb={words.deleteIt}
    >
      <p>{words.confirmDelete(name)}</p>
    </ConfirmDialog>
  )
}
