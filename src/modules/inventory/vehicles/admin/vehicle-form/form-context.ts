'use client'
import { createContext, useContext } from 'react'
import { type FieldPath, type UseFormReturn, useFormState, useWatch } from 'react-hook-form'
import type { AddedField } from '@/kernel/added-fields'
import type { FormDocuments, FormImage } from '@/modules/inventory/media/admin/media-form-types'
import type { FormModelCode, FormOption, ListedField, VehicleFormLists } from '../../queries/get-vehicle-form'
import type { AddedKey } from '../../rules/form/added-fields-in-form'
import { fieldsToRecheck } from '../../rules/form/fields-to-recheck'
import type { FormNumber, FormText, VehicleFormValues } from '../../rules/form/form-values'
import type { ClaimNotice } from '../../rules/vehicle-claims'
import type { Entry, LookUp } from './entry/car-entry-store'
import type { Edited } from './use-edit-lock'

/** The form's values: the fields of a vehicle, its pictures and its papers. */
export type Values = VehicleFormValues & { images: FormImage[]; documents: FormDocuments }
export type Field = FieldPath<Values> & keyof Values

/**
 * What all parts of the form share. It never changes while the form is open, so no part is rendered again
 * because of it.
 */
export type FormParts = {
  form: UseFormReturn<Values>
  lists: VehicleFormLists
  /** Colours may be added in place. */
  mayCreate: boolean
  /** Whether a save was attempted: from then on every change is validated immediately. */
  tried: { current: boolean }
  /** Whether it is being saved as a draft without photographs. */
  lacksPhotographs: { current: boolean }
  /** The current lists, for names and facts behind ids. */
  known: Known
  /** What somebody entered, and what earlier vehicles filled in. */
  entry: Entry
  /** Queries what is known about the chassis number of a new vehicle; null for a stored one. */
  lookUp: LookUp | null
}

/** Entries loaded after the form was opened are added to the initial ones. */
export type Known = {
  options: Record<ListedField | 'model', FormOption[]>
  modelCodes: FormModelCode[]
  /** Modules' additional fields. */
  added: readonly AddedField[]
}

const FormContext = createContext<FormParts | null>(null)
export const FormContextProvider = FormContext.Provider

/** The form that this part belongs to. */
export function useFormParts(): FormParts {
  const parts = useContext(FormContext)
  if (!parts) throw new Error('A field of the vehicle form stands outside of it')
  return parts
}

export const fieldId = (field: string): string => `vehicle-${field}`

/** The error of one field; only that field is rendered again when it changes. */
export function useFault(field: string): string | undefined {
  const { form } = useFormParts()
  const { errors } = useFormState({ control: form.control, name: field as Field, exact: true })
  return errors[field as Field]?.message as string | undefined
}

/** The value of one field. */
export function useValue<F extends Field>(field: F): Values[F] {
  const { form } = useFormParts()
  return useWatch({ control: form.control, name: field }) as Values[F]
}

/** Whether the model code filled in and locked this field. */
export const useLocked = (field: string): boolean => useValue('locks').includes(field)

/** Errors at other fields that a change of these may have fixed. */
const standingBehind = (form: FormParts['form'], fields: readonly Field[]): Field[] =>
  (fieldsToRecheck(fields) as Field[]).filter((field) => form.getFieldState(field).error)

/** Sets fields; faults of theirs are looked at again once a save was attempted. */
export function setFields({ form, tried }: Pick<FormParts, 'form' | 'tried'>, fields: Partial<Values>): void {
  const changed = Object.keys(fields) as Field[]
  for (const name of changed) form.setValue(name, fields[name] as Values[Field], { shouldDirty: true })
  const names = [...changed, ...standingBehind(form, changed)]
  if (tried.current) form.trigger(names)
  else form.clearErrors(names)
}

/** Sets fields as if they were entered. */
export function useEnter(): (fields: Partial<Values>) => void {
  const parts = useFormParts()
  return (fields) => {
    parts.entry.type(Object.keys(fields))
    setFields(parts, fields)
  }
}

/** Binds a control to its field; the browser holds what is typed, and typing renders nothing. */
export function useRegister(field: FormText | FormNumber | AddedKey | 'chassis') {
  const { entry, form } = useFormParts()
  const onChange = () => {
    entry.type([field])
    const names = standingBehind(form, [field])
    if (names.length > 0) form.trigger(names)
  }
  return { ...form.register(field, { onChange }), defaultValue: form.getValues(field) }
}

/** What the server gives the vehicle form. */
export type VehicleFormProps = {
  lists: VehicleFormLists
  values: Values
  /** The stored vehicle; null for a new one. */
  vehicle: (Edited & { sku: string; claims: ClaimNotice[] }) | null
  /** The viewer. */
  me: number | null
  mayCreate: boolean
  maySave: boolean
  /** May reopen a SOLD vehicle. */
  mayReopen: boolean
  testReorder: boolean
  /** The server's current time, ISO, so that both render the same years. */
  now: string
}
