import { toast } from '@payloadcms/ui'
import { useState } from 'react'
import { type ImageType, removeImage, reorderImages, setImageType, setPrimary } from '../rules/arrange-images'
import * as words from '../words'
import { admitFiles, withAdded } from './form-images'
import type { FormImage, VehicleImagesProps } from './types'
import { dropUpload, startUpload } from './upload-images'

/** Refusals that are also called out; the list under the button has all of them, and stays. */
const CALLED_OUT = 3

type Form = Pick<VehicleImagesProps, 'onChange' | 'value'>

/** Adds files to the form and uploads them immediately; rejected ones stay listed until dismissed. */
function useAdding({ onChange, value }: Form, say: (words: string) => void) {
  const [refused, setRefused] = useState<string[]>([])
  const send = async (image: FormImage): Promise<void> => {
    const { ok } = await startUpload(image, onChange)
    if (ok) say(words.successfullyUploaded(image.name))
  }
  const add = async (files: readonly File[]): Promise<void> => {
    try {
      const { added, complaints } = await admitFiles(files, value.length)
      setRefused(complaints)
      for (const complaint of complaints.slice(0, CALLED_OUT)) toast.error(complaint)
      if (added.length === 0) return
      onChange((images) => withAdded(images, added))
      toast.success(words.imagesAdded(added.length))
      for (const image of added) void send(image)
    } catch {
      // A file that the browser cannot read any more, because it was moved or its card was taken out.
      toast.error(words.failedToAddImages)
    }
  }
  return { add, dismiss: () => setRefused([]), refused, retry: send }
}

/** What can be done with the pictures of the form, and what is said of it to those who do not see it. */
export function useImages({ onChange, value }: Form) {
  const [said, setSaid] = useState('')
  const adding = useAdding({ onChange, value }, setSaid)
  const move = (from: number, to: number): void => {
    const { [from]: image, length } = value
    if (!image || to < 0 || to >= length || from === to) return
    onChange((images) => reorderImages(images, from, to))
    setSaid(words.movedToPlace(image.name, to + 1, length))
  }
  const remove = (index: number): void => {
    const image = value[index]
    if (!image) return
    onChange((images) => removeImage(images, index))
    dropUpload(image)
    setSaid(words.labelRemoved(image.name))
  }
  const choosePrimary = (index: number): void => {
    onChange((images) => setPrimary(images, index))
    setSaid(`${value[index]?.name} is the primary image`)
  }
  const chooseType = (index: number, type: ImageType): void => {
    const answer = setImageType(value, index, type)
    if (!answer.ok) toast.error(answer.error.message)
    else
      onChange((images) => {
        const next = setImageType(images, index, type)
        return next.ok ? next.value : [...images]
      })
  }
  return { ...adding, said, move, remove, choosePrimary, chooseType }
}
export type ImageActions = ReturnType<typeof useImages>
