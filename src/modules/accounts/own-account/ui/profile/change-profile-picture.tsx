'use client'

import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import type { NamedPerson } from '@/modules/accounts/people/rules/initials'
import { PICTURE_TYPES, pictureRefusal } from '@/modules/accounts/people/rules/picture-refusal'
import { Avatar } from '@/modules/accounts/people/ui/avatar'
import { Button } from '@/ui/button'
import type { Called } from '@/ui/client/answer'
import { callApi } from '@/ui/client/call-from-storefront'
import { fileBody } from '@/ui/client/file-body'
import { Notice } from '@/ui/form/notice'
import { toast } from '@/ui/toast'
import * as words from './browser-words'

const PATH = '/api/v1/users/my-picture'

type Props = { person: NamedPerson & { profilePictureUrl: string | null } }

/**
 * The own picture with name and e-mail, and the way to set or remove it. What is wrong with a file is shown before it is
 * sent.
 */
export function ChangeProfilePicture({ person }: Props) {
  const [problem, setProblem] = useState<string | null>(null)
  const picture = person.profilePictureUrl
  return (
    <section aria-label={words.profilePicture} className="mb-6 max-w-text">
      {problem && (
        <Notice tone="red" isAlert>
          {problem}
        </Notice>
      )}
      <div className="flex flex-wrap items-center gap-4">
        <Avatar person={{ ...person, picture }} size="large" />
        <div className="min-w-0 flex-1 basis-40">
          <p className="text-16 font-semibold wrap-anywhere">
            {`${person.firstName} ${person.lastName}`.trim()}
          </p>
          <p className="text-14 wrap-anywhere text-soft">{person.email}</p>
        </div>
        <PictureButtons has={Boolean(picture)} onProblem={setProblem} />
      </div>
      <p className="mt-2 text-13 text-faint">{words.jpegPngGif}</p>
    </section>
  )
}

type ButtonsProps = { has: boolean; onProblem: (problem: string | null) => void }

function PictureButtons({ has, onProblem }: ButtonsProps) {
  const router = useRouter()
  const chooser = useRef<HTMLInputElement>(null)
  const [busy, setBusy] = useState(false)
  const act = async (call: () => Promise<Called>) => {
    setBusy(true)
    const { ok, message } = await call()
    setBusy(false)
    onProblem(ok ? null : message)
    if (!ok) return
    toast(message)
    router.refresh()
  }
  const choose = (file: File | undefined) => {
    if (!file) return
    const refusal = pictureRefusal(file)
    if (refusal) onProblem(refusal)
    else act(() => callApi('put', PATH, fileBody(file)))
  }
  return (
    <div className="flex flex-wrap gap-2">
      <input
        ref={chooser}
        type="file"
        hidden
        aria-label={words.pictureFile}
        accept={PICTURE_TYPES.join()}
        onChange={(event) => {
          choose(event.target.files?.[0])
          event.target.value = ''
        }}
      />
      <Button disabled={busy} onClick={() => chooser.current?.click()}>
        {busy ? words.saving : has ? words.changePicture : words.addPicture}
      </Button>
      {has && (
        <Button variant="quiet" disabled={busy} onClick={() => act(() => callApi('delete', PATH))}>
          {words.removePicture}
        </Button>
      )}
    </div>
  )
}
