import { type DragEvent, useState } from 'react'

/**
 * Turns an element into a drop target for files, highlighted while files are dragged over it.
 *
 * @param isClosed whether it currently accepts nothing
 * @returns the attributes of the element
 */
export function useFileDrop(isClosed: boolean, onFiles: (files: File[]) => void) {
  const [over, setOver] = useState(false)
  return {
    'data-over': over,
    onDragLeave: () => setOver(false),
    onDragOver: (event: DragEvent) => {
      event.preventDefault()
      setOver(!isClosed)
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      setOver(false)
      const files = [...event.dataTransfer.files]
      if (!isClosed && files.length > 0) onFiles(files)
    },
  }
}
