'use client'
import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import styles from '@/ui/back-office/admin.module.css'
import list from '@/ui/back-office/list/list-context.module.css'
import type { Called } from '@/ui/client/answer'
import { callApi } from '@/ui/client/call-api'
import { fileBody } from '@/ui/client/file-body'
import { PICTURE_TYPES, pictureRefusal } from '../rules/picture-refusal'
import people from './people.module.css'
import * as words from './words'

type Props = {
  /** Whose picture it is. */
  of: number | 'me'
  has: boolean
}

const setPicture = (of: Props['of'], file: File): Promise<Called> =>
  of === 'me'
    ? callApi('put', '/api/v1/users/my-picture', fileBody(file))
    : callApi('put', '/api/v1/users/{id}/picture', { params: { path: { id: of } }, ...fileBody(file) })

const removePicture = (of: Props['of']): Promise<Called> =>
  of === 'me'
    ? callApi('delete', '/api/v1/users/my-picture')
    : callApi('delete', '/api/v1/users/{id}/picture', { params: { path: { id: of } } })

/** The calls that set or remove a picture, and what came of the last one. */
function usePicture(of: Props['of']) {
  const router = useRouter()
  const [busy, setBusy] = useState(false)
  const [called, setCalled] = useState<Pick<Called, 'ok' | 'message'> | null>(null)
  const act = async (call: () => Promise<Called>) => {
    setBusy(true)
    const answer = await call()
    setBusy(false)
    setCalled(answer)
    if (answer.ok) router.refresh()
  }
  const choose = (file: File | undefined) => {
    if (!file) return
    const message = pictureRefusal(file)
    if (message) setCalled({ ok: false, message })
    else act(() => setPicture(of, file))
  }
  return { busy, called, choose, remove: () => act(() => removePicture(of)) }
}

/** Sets or removes a profile picture; what is wrong with the file is shown before it is sent. */
export function ProfilePictureButtons({ has, of }: Props) {
  const chooser = useRef<HTMLInputElement>(null)
  const { busy, called, choose, remove } = usePicture(of)
  return (
    <span className={people.picture}>
      <input
        accept={PICTURE_TYPES.join()}
        aria-label={words.pictureFile}
        hidden
        onChange={(event) => {
          choose(event.target.files?.[0])
          event.target.value = ''
        }}
        ref={chooser}
        type="file"
      />
      <button
        className={styles.button}
        disabled={busy}
        onClick={() => chooser.current?.click()}
        type="button"
      >
        {busy ? words.saving : has ? words.changePicture : words.addPicture}
      </button>
      {has && (
        <button className={styles.button} disabled={busy} onClick={remove} type="button">
          {words.removePicture}
        </button>
      )}
      {called && (
        <span className={called.ok ? people.mail : list.error} role="status">
          {called.message}
        </span>
      )}
    </span>
  )
}
