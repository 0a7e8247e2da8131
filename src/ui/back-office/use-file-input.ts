import { useEffect, useRef } from 'react'

/** Hands on the files that are chosen in a field and empties it, so that the same file may be chosen again. */
export function useFileInput(onFiles: (files: File[]) => void) {
  const ref = useRef<HTMLInputElement>(null)
  const onChange = (): void => {
    const files = [...(ref.current?.files ?? [])]
    if (!ref.current || files.length === 0) return
    ref.current.value = ''
    onFiles(files)
  }
  // Somebody may have chosen files before the page came to life.
  const takeFirst = useRef(onChange)
  useEffect(() => takeFirst.current(), [])
  return { onChange, ref }
}
