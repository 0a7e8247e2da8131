'use client'
import { toast } from '@payloadcms/ui'
import { useState } from 'react'
import { ConfirmDialog } from '@/ui/back-office/dialog'
import { messageOr } from '@/ui/client/answer'
import type { ContentKind } from '../rules/content-kinds'
import { deleteContent, unpublishContent } from './content-calls'
import * as words from './words'

type Props = { id: number; kind: ContentKind; name: string; onClose: () => void }

/** The editor reads the record again: what it shows is no longer how the record stands. */
export const reopen = () => location.reload()

/** Confirms before readers no longer find a record. */
export function UnpublishDialog({ id, kind, name, onClose }: Props) {
  const [refusal, setRefusal] = useState<string | null>(null)
  const unpublish = async () => {
    const called = await unpublishContent(kind, id)
    if (!called.ok) return setRefusal(messageOr(called, words.failedToUnpublish))
    toast.success(words.unpublished)
    reopen()
  }
  return (
    <ConfirmDialog
      onClose={onClose}
      onConfirm={unpublish}
      refusal={refusal}
      title={words.confirmUnpublish(name)}
      verb={words.unpublish}
    >
      <p>{words.unpublishMeans}</p>
    </ConfirmDialog>
  )
}

/** Confirms before a record is deleted, and shows the list afterwards. */
export function DeleteDialog({ id, kind, list, name, onClose }: Props & { list: string }) {
  const [refusal, setRefusal] = useState<string | null>(null)
  const remove = async () => {
    const called = await deleteContent(kind, id)
    if (called.ok) location.assign(list)
    else setRefusal(messageOr(called, words.failedToDelete))
  }
  return (
    <ConfirmDialog
      onClose={onClose}
      onConfirm={remove}
      refusal={refusal}
      title={words.deleteIt}
      verb={words.deleteIt}
    >
      <p>{words.confirmDelete(name)}</p>
    </ConfirmDialog>
  )
}
