'use client'
import { createContext, useContext } from 'react'

/** What the fields of an editor share. A field is called like the path of its issues (`fieldOfBannerElement`). */
type SlideForm = {
  errorOf: (field: string) => string | undefined
  /** Removes the errors of fields that are changed. */
  forget: (...fields: string[]) => void
  /** Nothing can be saved until a file is sent. */
  track: <T>(sent: Promise<T>) => Promise<T>
}

export const SlideFormContext = createContext<SlideForm>({
  errorOf: () => undefined,
  forget: () => undefined,
  track: (sent) => sent,
})

export const useSlideForm = (): SlideForm => useContext(SlideFormContext)
