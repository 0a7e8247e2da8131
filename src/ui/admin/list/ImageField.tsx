'use client'
import { useEffect, useRef, useState } from 'react'
import styles from '../admin.module.css'
import type { Picture } from './draft'
import list from './list.module.css'

const TYPES = 'image/jpeg,image/png,image/gif,image/webp'

/** The address under which the browser shows a file that is not stored yet. */
function usePreview(file: File | undefined): string | null {
  const [shown, setShown] = useState<string | null>(null)
  useEffect(() => {
    if (!file) return setShown(null)
    const url = URL.createObjectURL(file)
    setShown(url)
    return () => URL.revokeObjectURL(url)
  }, [file])
  return shown
}

type Props = { id: string; picture: Picture; onChange: (picture: Picture) => void }

/** One picture: shown, chosen, replaced or taken away; it is stored when the form is saved. */
export function ImageField({ id, onChange, picture }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const preview = usePreview(picture.file)
  const shown = preview ?? picture.url
  return (
    <span className={list.imageField}>
      {shown && <img alt="" src={shown} />}
      <input
        accept={TYPES}
        hidden
        onChange={(event) => {
          const file = event.target.files?.[0]
          if (file) onChange({ ...picture, file })
          event.target.value = ''
        }}
        ref={input}
        type="file"
      />
      <button className={styles.button} id={id} onClick={() => input.current?.click()} type="button">
        {shown ? 'Replace image' : 'Choose image'}
      </button>
      {shown && (
        <button className={styles.button} onClick={() => onChange({ id: null, url: null })} type="button">
          Remove image
        </button>
      )}
    </span>
  )
}
