'use client'
import { useEffect, useRef } from 'react'

type LeaveCheck = () => boolean

const forms = new Set<LeaveCheck>()

/** The page's current forms; see `unsavedSince`. */
export const openForms = (): ReadonlySet<LeaveCheck> => new Set(forms)

/** Whether a form that has appeared since has unsaved input. */
export const unsavedSince = (before: ReadonlySet<LeaveCheck>): boolean =>
  [...forms].some((isUnsaved) => !before.has(isUnsaved) && isUnsaved())

const NONE: ReadonlySet<LeaveCheck> = new Set()

/** Whether leaving this page would lose input. */
export const anythingUnsaved = (): boolean => unsavedSince(NONE)

/** Makes the page confirm before a form's input is lost: by a link, the back button, or closing the tab. */
export function useUnsaved(isUnsaved: LeaveCheck): void {
  const latest = useRef(isUnsaved)
  useEffect(() => {
    latest.current = isUnsaved
  })
  useEffect(() => {
    const isUnsaved = () => latest.current()
    forms.add(isUnsaved)
    return () => {
      forms.delete(isUnsaved)
    }
  }, [])
}
