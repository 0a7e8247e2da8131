'use client'
import { useDocumentDrawer, useListDrawer } from '@payloadcms/ui'
import type { UploadFieldClientComponent } from 'payload'
import { useRef } from 'react'
import styles from '@/ui/back-office/admin.module.css'
import { useFileDrop } from '@/ui/back-office/use-file-drop'
import { CropDialog } from './crop-dialog'
import editor from './post-form.module.css'
import { type StoredImage, useFeaturedImage } from './use-featured-image'
import * as words from './words'

const TYPES = '.jpeg,.jpg,.png,.gif,.webp,image/jpeg,image/png,image/gif,image/webp'

/** The file of the image, chosen from this device. */
function FileButton({
  disabled,
  id,
  isThere,
  onFile,
}: {
  id: string
  disabled: boolean
  isThere: boolean
  onFile: (file: File) => void
}) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        accept={TYPES}
        hidden
        onChange={(event) => {
          const [file] = event.target.files ?? []
          if (file) onFile(file)
          event.target.value = ''
        }}
        ref={input}
        type="file"
      />
      <button
        aria-describedby={`${id}-about`}
        className={styles.button}
        disabled={disabled}
        id={id}
        onClick={() => input.current?.click()}
        type="button"
      >
        {isThere ? words.replace : words.chooseFile}
      </button>
    </>
  )
}

/** An image that is there already. */
function ExistingButton({
  disabled,
  onChoose,
}: {
  disabled: boolean
  onChoose: (image: StoredImage) => void
}) {
  const [Drawer, Toggler, { closeDrawer }] = useListDrawer({ collectionSlugs: ['media'] })
  return (
    <>
      <Toggler className={styles.button} disabled={disabled}>
        {words.chooseExisting}
      </Toggler>
      <Drawer
        allowCreate={false}
        onSelect={({ doc }) => {
          onChoose({ ...doc, id: Number(doc.id) })
          closeDrawer()
        }}
      />
    </>
  )
}

/** The alternative text, in Payload's form of the image. */
function AltButton({ id, onSave }: { id: number; onSave: () => void }) {
  const [Drawer, Toggler] = useDocumentDrawer({ collectionSlug: 'media', id })
  return (
    <>
      <Toggler className={styles.button}>{words.altText}</Toggler>
      <Drawer onSave={onSave} />
    </>
  )
}

const Shown = ({ image }: { image: StoredImage }) => (
  <figure className={editor.picture}>
    <img alt={image.alt ?? ''} src={image.sizes?.card?.url ?? image.url ?? ''} />
    <figcaption>{image.alt || words.noAlt}</figcaption>
  </figure>
)

/** The featured image of a post. */
export const FeaturedImageField: UploadFieldClientComponent = ({ path, readOnly = false }) => {
  const featured = useFeaturedImage(path)
  const { cropped, fault, id, image, sending } = featured
  const disabled = readOnly || featured.disabled || sending
  const drop = useFileDrop(disabled, ([file]) => file && void featured.choose(file))
  return (
    <div className={editor.field} data-wrong={fault !== null} {...drop}>
      <label htmlFor="featured-image">{words.featuredImage}</label>
      {id !== null && image && <Shown image={image} />}
      {sending && <p role="status">{words.sending}</p>}
      <div className={editor.buttons}>
        <FileButton
          disabled={disabled}
          id="featured-image"
          isThere={id !== null}
          onFile={(file) => void featured.choose(file)}
        />
        <ExistingButton disabled={disabled} onChoose={featured.take} />
        {id !== null && !disabled && (
          <>
            <AltButton id={id} onSave={featured.reread} />
            <button className={styles.button} onClick={featured.remove} type="button">
              {words.remove}
            </button>
          </>
        )}
      </div>
      <p className={editor.hint} id="featured-image-about">
        {words.dropHere}
      </p>
      {fault && (
        <p className={editor.fault} role="alert">
          {fault}
        </p>
      )}
      {cropped && (
        <CropDialog onClose={featured.close} onCrop={(crop) => void featured.crop(crop)} picture={cropped} />
      )}
    </div>
  )
}
