'use client'
import { VIDEO_MIME_TYPES } from '@/kernel/files/video-files'
import { uploadFile } from '@/ui/client/upload-file'
import css from './slides.module.css'
import { UploadedFileField } from './uploaded-file-field'
import * as words from './words'

type Props = { name: string; label: string; src: string | null; onChange: (src: string | null) => void }

/** A video of this site; one that was just sent is checked, and shown, once the slide is saved. */
export const SlideVideoField = (props: Props) => (
  <UploadedFileField
    {...props}
    accept={VIDEO_MIME_TYPES.join(',')}
    help={words.videoHelp}
    preview={(src) =>
      src.startsWith('/media/') ? (
        <video className={css.preview} controls muted preload="metadata" src={src} />
      ) : (
        <span>{src.slice(src.lastIndexOf('_') + 1)}</span>
      )
    }
    send={(file) => uploadFile(file, 'banner-videos')}
    words={{ sending: words.sendingVideo, remove: words.removeVideo }}
  />
)
