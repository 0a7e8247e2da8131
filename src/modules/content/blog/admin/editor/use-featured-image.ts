'use client'
import { useConfig, useField } from '@payloadcms/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { linkedId } from '@/kernel/linked-id'
import { usePublishFault } from '@/modules/content/publishing/admin/publish-faults'
import { uploadPicture } from '@/ui/client/upload-picture'
import { PICTURE_MESSAGES, pictureFault } from '../../rules/featured-image'
import type { Crop } from '../../rules/picture-crop'
import { type ChosenPicture, cropPicture, readPicture } from './read-and-crop-picture'
import * as words from './words'

/** An image as Payload answers with it. */
export type StoredImage = {
  id: number
  alt?: string | null
  url?: string | null
  filename?: string | null
  filesize?: number | null
  width?: number | null
  height?: number | null
  sizes?: { card?: { url?: string | null } }
}

/** The image with an id; nothing while there is none. */
function useStoredImage(id: number | null) {
  const { config } = useConfig()
  return useQuery({
    queryKey: ['featured-image', id],
    enabled: id !== null,
    queryFn: async (): Promise<StoredImage> => {
      const answer = await fetch(`${config.routes.api}/media/${id}?depth=0`, { credentials: 'include' })
      if (!answer.ok) throw new Error(words.lost)
      return answer.json()
    },
  })
}

/** The image of the form's field, and sending a file that becomes it. */
function useSentImage(path: string) {
  const { disabled, errorMessage, setValue, showError, value } = useField<unknown>({ path })
  const missing = usePublishFault(path)
  const [fault, setFault] = useState<string | null>(null)
  const [sending, setSending] = useState(false)
  const put = (image: number | null) => {
    setFault(null)
    setValue(image)
  }
  const send = async (file: File) => {
    setSending(true)
    const sent = await uploadPicture(file, 'blog')
    setSending(false)
    if (sent.ok) put(sent.value.mediaId)
    else setFault(sent.message)
  }
  const shown = fault ?? missing ?? (showError ? (errorMessage ?? null) : null)
  return { id: linkedId(value), disabled, sending, fault: shown, put, send, setFault }
}

/** The featured image in the form: chosen, cropped where it has another shape, sent and shown. */
export function useFeaturedImage(path: string) {
  const { disabled, fault, id, put, send, sending, setFault } = useSentImage(path)
  const stored = useStoredImage(id)
  const [cropped, setCropped] = useState<ChosenPicture | null>(null)
  const close = () => {
    if (cropped) URL.revokeObjectURL(cropped.url)
    setCropped(null)
  }
  return {
    id,
    disabled,
    sending,
    cropped,
    close,
    image: stored.data ?? null,
    reread: () => void stored.refetch(),
    fault: fault ?? (stored.isError ? words.lost : null),
    remove: () => put(null),
    choose: async (file: File) => {
      setFault(null)
      const chosen = await readPicture(file)
      if (!chosen.ok) return setFault(chosen.message)
      if (!chosen.isWide) return setCropped(chosen.picture)
      URL.revokeObjectURL(chosen.picture.url)
      await send(file)
    },
    crop: async (crop: Crop) => {
      const file = cropped && (await cropPicture(cropped, crop))
      close()
      if (file) await send(file)
      else setFault(PICTURE_MESSAGES.invalid)
    },
    take: ({ filesize = null, height = null, id: chosen, width = null }: StoredImage) => {
      const wrong = pictureFault({ bytes: filesize, width, height })
      if (wrong) setFault(wrong)
      else put(chosen)
    },
  }
}
