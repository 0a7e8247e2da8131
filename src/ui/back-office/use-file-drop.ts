import { type DragEvent, useState } from 'react'

/**
 * Makes a box that files can be dropped on, and that shows when some are held above it.
 *
 * @param isClosed it takes nothing at the moment
 * @returns the attributes of the box
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
