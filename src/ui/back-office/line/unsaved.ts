'use client'
import { createContext, useContext, useEffect, useRef } from 'react'

type Ask = () => boolean

const forms = new Set<Ask>()

/** The forms of the page as they are now; see `unsavedSince`. */
export const openForms = (): ReadonlySet<Ask> => new Set(forms)

/** Whether a form that was not there yet holds something that would be lost. */
export const unsavedSince = (before: ReadonlySet<Ask>): boolean =>
  [...forms].some((isUnsaved) => !before.has(isUnsaved) && isUnsaved())

const NONE: ReadonlySet<Ask> = new Set()

/** Whether leaving this page would lose something that somebody entered. */
export const anythingUnsaved = (): boolean => unsavedSince(NONE)

/** Has the page ask before what a form holds is lost: by a link, by the back button, by closing the tab. */
export function useUnsaved(isUnsaved: Ask): void {
  const latest = useRef(isUnsaved)
  useEffect(() => {
    latest.current = isUnsaved
  })
  useEffect(() => {
    const ask = () => latest.current()
    forms.add(ask)
    return () => {
      forms.delete(ask)
    }
  }, [])
}

export const LeaveContext = createContext<(to: string) => void>(() => undefined)

/** Goes to another address of the back office, once it was asked about what is not saved. */
export const useLeave = (): ((to: string) => void) => useContext(LeaveContext)
