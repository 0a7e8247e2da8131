import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import { useUnsaved } from '@/ui/back-office/connection/unsaved-forms'
import { useLeave } from '@/ui/back-office/connection/use-leave'
import { rememberedListUrl } from '@/ui/back-office/list/remembered-list-url'
import { isOutdated } from '@/ui/client/answer'
import { STOCK_PATH } from '../../../rules/stock/stock-path'
import type { FormParts, Values } from '../form-context'
import { useSendVehicle } from './use-send-vehicle'

type Options = {
  parts: FormParts
  /** Whether nothing is wrong with what is entered. */
  isRight: () => boolean
  /** The vehicle as it was opened; null for a new one. */
  vehicle: { id: number; updatedAt: string } | null
  values: Values
  /** Shows the first of these fields. */
  show: (fields: readonly string[]) => void
  /** Starts the next vehicle. */
  again: () => void
  /** Finds out who is editing the vehicle. */
  checkEditing: () => Promise<void>
}

/** Saves the form and leaves it, warns before input is lost, and detects a concurrent change. */
export function useFormSave({ again, checkEditing, isRight, parts, show, values, vehicle }: Options) {
  const router = useRouter()
  const leave = useLeave()
  const saved = useRef(false)
  const [outdated, setOutdated] = useState(false)
  const isUnsaved = () => !saved.current && parts.form.control._getDirty()
  useUnsaved(isUnsaved)
  const unsaved = () => (isUnsaved() ? { ...parts.form.getValues() } : null)
  /** Reads the other version, with which this one is compared. */
  const compare = () => {
    setOutdated(true)
    router.refresh()
  }
  const saving = useSendVehicle({
    parts,
    isRight,
    stored: vehicle && { id: vehicle.id, updatedAt: vehicle.updatedAt, before: values },
    show,
    done: (addNew) => {
      saved.current = true
      if (addNew) again()
      else leave(vehicle ? rememberedListUrl(STOCK_PATH) : STOCK_PATH)
    },
    refused: (called) => {
      if (isOutdated(called)) compare()
      else if (called.status === 409 && called.issues.length === 0) void checkEditing()
    },
  })
  return {
    ...saving,
    unsaved,
    outdated: outdated ? compare : null,
    cancel: () => leave(rememberedListUrl(STOCK_PATH)),
  }
}
