import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useValidatedForm } from '@/ui/form/use-validated-form'
import type { VehicleFormLists } from '../../queries/get-vehicle-form'
import type { FormTab } from '../../rules/form/field-places'
import { emptyVehicleForm, FORM_CHOICES, FORM_NUMBERS, FORM_TEXTS } from '../../rules/form/form-values'
import { type FormFacts, vehicleFormIssues } from '../../schemas/vehicle-form'
import { newEntry } from './entry/car-entry-store'
import { newChassisLookUp } from './entry/look-up-chassis'
import { useEnterKey } from './entry/use-enter-key'
import { focusFault } from './focus-faulty-field'
import {
  type Field,
  type FormParts,
  fieldId,
  type Known,
  setFields,
  type Values,
  type VehicleFormProps,
} from './form-context'
import { useFormSave } from './saving/use-form-save'
import type { Editing } from './use-edit-lock'
import { usePrefetchStockTable } from './use-prefetch-stock-table'
import type { Conflict, Entered } from './use-vehicle-versions'

/** Fields that are typed or chosen. */
const FORM_PLAIN = [...FORM_TEXTS, ...FORM_CHOICES, ...FORM_NUMBERS]

export type RoundProps = VehicleFormProps & {
  /** Starts the next vehicle. */
  again: () => void
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
    form.setValue(name as Field, value as Values[Field], { shouldDirty: true })
}

/** Fields that count as entered when the form opens: all of a stored vehicle, and what is copied from another. */
function enteredBefore(vehicle: RoundProps['vehicle'], values: Values): string[] {
  if (vehicle) return Object.keys(values)
  const empty: Record<string, unknown> = emptyVehicleForm()
  return FORM_PLAIN.filter((field) => values[field] !== empty[field])
}

/** What the rules require of a vehicle's lists. */
const factsOf = (lists: VehicleFormLists, now: string, lacks: { current: boolean }): FormFacts => ({
  now: new Date(now),
  fuelTypeName: (id) => lists.lists.fuelType.find((fuel) => fuel.id === id)?.name ?? null,
  added: addedOf(lists),
  isDraftWithoutImages: () => lacks.current,
})

function useFormPartsOf({ lists, mayCreate, merged, now, values, vehicle }: RoundProps) {
  const client = useQueryClient()
  const lacksPhotographs = useRef(false)
  const facts = useMemo(() => factsOf(lists, now, lacksPhotographs), [lists, now])
  // Everything wrong with the form, at every key: no schema of the whole form stands in between.
  const form = useValidatedForm<Values>({
    defaultValues: values,
    mode: 'onTouched',
    validate: (entered) => vehicleFormIssues(entered, facts),
    shouldFocusError: false,
  })
  const tried = useRef(false)
  const [parts] = useState<FormParts>(() => {
    // Before any control reads its value.
    if (merged) enterAll(form, merged)
    const [known, entry] = [knownOf(lists), newEntry(enteredBefore(vehicle, values))]
    const fill = (fields: Partial<Values>) => setFields({ form, tried }, fields)
    const lookUp = vehicle ? null : newChassisLookUp({ client, entry, form, known, fill })
    return { form, lists, mayCreate, tried, lacksPhotographs, known, entry, lookUp }
  })
  return { parts, isRight: () => vehicleFormIssues(form.getValues(), facts).length === 0 }
}

/** The state and actions of the vehicle form, apart from its fields. */
export function useVehicleForm(props: RoundProps) {
  const { again, conflict, editing, entered, maySave, merged, values, vehicle } = props
  const { isRight, parts } = useFormPartsOf(props)
  const [tab, openTab] = useState<FormTab>('basic')
  const sold = values.status === 'SOLD' && vehicle !== null
  const closed = sold || !maySave || editing.other !== null || conflict !== null
  const saving = useFormSave({
    parts,
    isRight,
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
  const isNew = vehicle === null
  useEffect(() => {
    // A new vehicle starts with its number, at the top of the form.
    if (isNew) document.getElementById(fieldId('chassis'))?.focus({ preventScroll: true })
  }, [isNew])
  const onEnter = useEnterKey(parts, openTab)
  usePrefetchStockTable()
  return { parts, tab, openTab, sold, closed, onEnter, ...saving }
}
