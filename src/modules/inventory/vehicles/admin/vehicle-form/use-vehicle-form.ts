import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import type { VehicleFormLists } from '../../queries/vehicle-form'
import type { FormTab } from '../../rules/form/places'
import { vehicleFormSchema } from '../../schemas/vehicle-form'
import { focusFault } from './focus-fault'
import { type Field, fieldId, type Kit, type Known, type Values, type VehicleFormProps } from './kit'
import type { Editing } from './use-editing'
import { useFormSave } from './use-form-save'
import type { Conflict, Entered } from './use-versions'

export type RoundProps = VehicleFormProps & {
  /** Starts the next vehicle. */
  again: () => void
  /** Whether this one followed another. */
  isNext: boolean
  editing: Editing
  /** What two versions were merged into: entered already, and about to be saved. */
  merged: Values | null
  entered: Entered<Values>
  conflict: Conflict | null
}

/** What the names and facts behind ids are in these lists. */
export const knownOf = (lists: VehicleFormLists): Known => ({
  options: { ...lists.lists, model: lists.models },
  modelCodes: lists.modelCodes,
  added: addedOf(lists),
})

const addedOf = ({ added }: VehicleFormLists) => added.flatMap(({ fields }) => fields)

/** Values that are entered from the start. */
function enterAll(form: UseFormReturn<Values>, values: Values): void {
  for (const [name, value] of Object.entries(values))
    form.setValue(name as Field, value as never, { shouldDirty: true })
}

function useKitOf({ lists, mayCreate, merged, now, values }: RoundProps): Kit {
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
  const [kit] = useState<Kit>(() => {
    // Before any control reads its value.
    if (merged) enterAll(form, merged)
    return { form, lists, mayCreate, tried, known: knownOf(lists) }
  })
  return kit
}

/** The state and actions of the vehicle form, apart from its fields. */
export function useVehicleForm(props: RoundProps) {
  const { again, conflict, editing, entered, isNext, maySave, merged, values, vehicle } = props
  const kit = useKitOf(props)
  const [tab, openTab] = useState<FormTab>('basic')
  const sold = values.status === 'SOLD' && vehicle !== null
  const closed = sold || !maySave || editing.other !== null || conflict !== null
  const saving = useFormSave({
    kit,
    vehicle,
    values,
    again,
    show: (fields) => focusFault(fields, openTab),
    checkEditing: editing.check,
  })
  const { save, unsaved } = saving
  useEffect(() => {
    entered.current = unsaved
  })
  const saveMerged = useEffectEvent(() => save(false))
  useEffect(() => {
    if (merged) void saveMerged()
  }, [merged])
  useEffect(() => {
    // The next of several vehicles starts at the top of the form.
    if (isNext) document.getElementById(fieldId('name'))?.focus({ preventScroll: true })
  }, [isNext])
  return { kit, tab, openTab, sold, closed, ...saving }
}
