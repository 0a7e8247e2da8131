import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { VehicleFormLists } from '../../queries/vehicle-form'
import type { ClaimNotice } from '../../rules/claims'
import type { FormTab } from '../../rules/form/places'
import { vehicleFormSchema } from '../../schemas/vehicle-form'
import { focusFault } from './focus-fault'
import { fieldId, type Kit, type Values } from './kit'
import { useFormSave } from './use-form-save'
import { useLock } from './use-lock'
import { useSaveKeys } from './use-save-keys'

export type VehicleFormProps = {
  lists: VehicleFormLists
  values: Values
  /** The stored vehicle; null for a new one. */
  vehicle: { id: number; sku: string; updatedAt: string; claims: ClaimNotice[] } | null
  mayCreate: boolean
  maySave: boolean
  /** May reopen a SOLD vehicle. */
  mayReopen: boolean
  testReorder: boolean
  /** The server's current time, ISO, so that both render the same years. */
  now: string
}

export type RoundProps = VehicleFormProps & {
  /** Starts the next vehicle. */
  again: () => void
  /** Whether this one followed another. */
  isNext: boolean
}

const addedOf = ({ added }: VehicleFormLists) => added.flatMap(({ fields }) => fields)

function useKitOf({ lists, mayCreate, now, values }: VehicleFormProps): Kit {
  const resolver = useMemo(() => {
    const fuelTypeName = (id: string) => lists.lists.fuelType.find((fuel) => fuel.id === id)?.name ?? null
    return zodResolver(vehicleFormSchema<Values>({ now: new Date(now), fuelTypeName, added: addedOf(lists) }))
  }, [lists, now])
  const form = useForm<Values>({
    defaultValues: values,
    mode: 'onTouched',
    resolver,
    shouldFocusError: false,
  })
  const tried = useRef(false)
  const [kit] = useState<Kit>(() => ({
    form,
    lists,
    mayCreate,
    tried,
    known: {
      options: { ...lists.lists, model: lists.models },
      modelCodes: lists.modelCodes,
      added: addedOf(lists),
    },
  }))
  return kit
}

/** The state and actions of the vehicle form, apart from its fields. */
export function useVehicleForm(props: RoundProps) {
  const { again, isNext, maySave, values, vehicle } = props
  const kit = useKitOf(props)
  const [tab, openTab] = useState<FormTab>('basic')
  const lock = useLock(vehicle?.id ?? null)
  const sold = values.status === 'SOLD' && vehicle !== null
  const closed = sold || !maySave || lock.other !== null
  const saving = useFormSave({
    kit,
    vehicle,
    values,
    again,
    show: (fields) => focusFault(fields, openTab),
    checkLock: lock.check,
  })
  const { save } = saving
  useSaveKeys({
    save: () => !closed && save(false),
    addNew: vehicle === null && !closed ? () => save(true) : null,
  })
  useEffect(() => {
    // The next of several vehicles starts at the top of the form.
    if (isNext) document.getElementById(fieldId('name'))?.focus({ preventScroll: true })
  }, [isNext])
  return { kit, tab, openTab, lock, sold, closed, ...saving }
}
