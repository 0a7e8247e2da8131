import { useEffect, useRef } from 'react'

/** Passes on the files chosen in an input and clears it, so that the same file may be chosen again. */
export function useFileInput(onFiles: (files: File[]) => void) {
  const ref = useRef<HTMLInputElement>(null)
  const onChange = (): void => {
    const files = [...(ref.current?.files ?? [])]
    if (!ref.current || files.length === 0) return
    ref.current.value = ''
    onFiles(files)
  }
  // Files may have been chosen before hydration.
  const takeFirst = useRef(onChange)
  useEffect(() => takeFirst.current(), [])
  return { onChange, ref }
}
