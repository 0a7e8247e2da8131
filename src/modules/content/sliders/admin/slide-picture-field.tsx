'use client'
import type { Sent } from '@/ui/client/upload-file'
import { uploadPicture } from '@/ui/client/upload-picture'
import css from './slides.module.css'
import { UploadedFileField } from './uploaded-file-field'
import * as words from './words'

type Props = {
  name: string
  label: string
  help?: string
  src: string | null
  onChange: (src: string | null) => void
}

/** What a file input offers. */
export const PICTURE_TYPES = 'image/jpeg,image/png,image/gif,image/webp'

/** Sends a picture of a slide; pages show it at the address that comes back. */
export async function sendPicture(file: File): Promise<Sent<string>> {
  const sent = await uploadPicture(file, 'banners')
  return sent.ok ? { ok: true, value: sent.value.path } : sent
}

/** A picture of this site. */
export const SlidePictureField = (props: Props) => (
  <UploadedFileField
    {...props}
    accept={PICTURE_TYPES}
    preview={(src) => <img alt="" className={css.preview} src={src} />}
    send={sendPicture}
    words={{ sending: words.sending, remove: words.removePicture }}
  />
)
