'use client'
import { toast, useDocumentDrawerContext, useDocumentInfo } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import styles from '@/ui/back-office/admin.module.css'
import { ConfirmDialog } from '@/ui/back-office/dialog'
import { Refusal } from '@/ui/back-office/refusal'
import { callApi } from '@/ui/client/call-api'
import { IMAGES_SCREEN } from '../../rules/image-screens'
import { ListedUses } from './image-uses-field'
import { useImageUses } from './use-image-uses'
import * as words from './words'

/** Deletes the image of the form; what still uses it is shown before the question, in place of Payload's own. */
export function DeleteImage() {
  const { hasDeletePermission, id } = useDocumentInfo()
  // Over another form, which must not be left, an image is not deleted.
  const isInDrawer = Boolean(useDocumentDrawerContext().drawerSlug)
  const [isOpen, setOpen] = useState(false)
  if (!id || !hasDeletePermission || isInDrawer) return null
  return (
    <>
      <button className={styles.button} onClick={() => setOpen(true)} type="button">
        {words.deleteIt}
      </button>
      {isOpen && <Question id={Number(id)} onClose={() => setOpen(false)} />}
    </>
  )
}

function Question({ id, onClose }: { id: number; onClose: () => void }) {
  const router = useRouter()
  const { error, uses } = useImageUses()
  const [refusal, setRefusal] = useState<string | null>(null)
  const run = async () => {
    const called = await callApi('delete', '/api/v1/images/{id}', { params: { path: { id } } })
    if (!called.ok) return setRefusal(called.message)
    toast.success(called.message)
    router.push(IMAGES_SCREEN)
    router.refresh()
  }
  const used = uses?.words ?? null
  return (
    <ConfirmDialog
      disabled={used !== null || (!uses && !error)}
      onClose={onClose}
      onConfirm={run}
      refusal={refusal}
      title={words.deleteImage}
      verb={words.deleteIt}
    >
      {uses && used !== null ? (
        <>
          <Refusal>{words.cannotBeDeleted(used)}</Refusal>
          <ListedUses listed={uses.listed} others={uses.others} />
        </>
      ) : (
        <p>{uses ? words.cannotBeUndone : (error?.message ?? words.loadingUses)}</p>
      )}
    </ConfirmDialog>
  )
}
