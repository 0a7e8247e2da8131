import { toast } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import { removeImage, reorderImages, restoreImage, setImageType, setPrimary } from '../rules/arrange-images'
import type { ImageType } from '../rules/image-types'
import { displayPosition, indexAmongRemaining, type Removed } from '../rules/interleave-removed-images'
import * as words from '../words'
import { admitFiles, withAdded } from './form-images'
import type { FormImage, VehicleImagesProps } from './media-form-types'
import { dropPreview, startUpload, stopUpload } from './upload-images'

/** Refusals that are also called out; the list under the button has all of them, and stays. */
const CALLED_OUT = 3

type Form = Pick<VehicleImagesProps, 'onChange' | 'value'>

/** Adds files to the form and uploads them immediately; rejected ones stay listed until dismissed. */
function useAdding({ onChange, value }: Form, notify: (words: string) => void) {
  const [refused, setRefused] = useState<string[]>([])
  const send = async (image: FormImage): Promise<void> => {
    const { ok } = await startUpload(image, onChange)
    if (ok) notify(words.successfullyUploaded(image.name))
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

type Adding = ReturnType<typeof useAdding>

/** Removes pictures, and puts them back at their places: until the form is saved or left, nothing is lost. */
function useRemoving({ onChange, value }: Form, adding: Adding, notify: (words: string) => void) {
  const [removed, setRemoved] = useState<readonly Removed<FormImage>[]>([])
  /** The one that was put back last, which takes the focus of its button. */
  const [back, setBack] = useState<string | null>(null)
  const gone = useRef(removed)
  useEffect(() => {
    gone.current = removed
  }, [removed])
  useEffect(
    () => () => {
      for (const { image } of gone.current) dropPreview(image)
    },
    [],
  )
  const remove = (index: number): void => {
    const image = value[index]
    if (!image) return
    setRemoved([...removed, { image, place: displayPosition(value, removed, index) }])
    onChange((images) => removeImage(images, index))
    stopUpload(image)
    notify(words.labelRemoved(image.name))
  }
  const undo = (one: Removed<FormImage>): void => {
    const { file } = one.image
    const image: FormImage = file ? { ...one.image, state: 'waiting', progress: 0 } : one.image
    const index = indexAmongRemaining(value, removed, one.place)
    const answer = restoreImage(value, image, index)
    if (!answer.ok) return void toast.error(answer.error.message)
    onChange((images) => {
      const next = restoreImage(images, image, index)
      return next.ok ? next.value : [...images]
    })
    setRemoved(removed.filter((other) => other !== one))
    setBack(image.uid)
    notify(words.putBack(image.name))
    if (file) void adding.retry(image)
  }
  return { removed, remove, undo, back }
}

/** What can be done with the pictures of the form, and the announcements for screen readers. */
export function useFormImages({ onChange, value }: Form) {
  const [notice, setNotice] = useState('')
  const adding = useAdding({ onChange, value }, setNotice)
  const removing = useRemoving({ onChange, value }, adding, setNotice)
  const move = (from: number, to: number): void => {
    const { [from]: image, length } = value
    if (!image || to < 0 || to >= length || from === to) return
    onChange((images) => reorderImages(images, from, to))
    setNotice(words.movedToPlace(image.name, to + 1, length))
  }
  const choosePrimary = (index: number): void => {
    onChange((images) => setPrimary(images, index))
    setNotice(`${value[index]?.name} is the primary image`)
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
  return { ...adding, ...removing, notice, move, choosePrimary, chooseType }
}
export type ImageActions = ReturnType<typeof useFormImages>
