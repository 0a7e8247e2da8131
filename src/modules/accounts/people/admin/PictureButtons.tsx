'use client'
import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import styles from '@/ui/back-office/admin.module.css'
import { type Called, callApi, sendFile } from '@/ui/back-office/call'
import list from '@/ui/back-office/list/list.module.css'
import { PICTURE_TYPES, pictureRefusal } from '../rules/profile-picture'
import people from './people.module.css'

type Props = {
  /** The call that takes the picture, after /api/v1. */
  path: '/users/my-picture' | `/users/${number}/picture`
  has: boolean
}

/** Sets or removes a profile picture; what the file lacks is said before it is sent. */
export function PictureButtons({ has, path }: Props) {
  const router = useRouter()
  const chooser = useRef<HTMLInputElement>(null)
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
    else act(() => sendFile('PUT', path, file))
  }
  return (
    <span className={people.picture}>
      <input
        accept={PICTURE_TYPES.join()}
        aria-label="Picture file"
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
        {busy ? 'Saving…' : has ? 'Change picture' : 'Add picture'}
      </button>
      {has && (
        <button
          className={styles.button}
          disabled={busy}
          onClick={() => act(() => callApi('DELETE', path))}
          type="button"
        >
          Remove picture
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
