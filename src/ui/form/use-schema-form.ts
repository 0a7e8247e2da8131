'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import type { BaseSyntheticEvent } from 'react'
import {
  type DefaultValues,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  get,
  type Resolver,
  type UseFormReturn,
  useForm,
} from 'react-hook-form'
import type { z } from 'zod'
import type { Issue } from '@/kernel/issue'
import { useUnsaved } from '@/ui/back-office/line/unsaved'
import { type FormDraft, useFormDraft } from './use-form-draft'
import { type PlaceIssues, type Submitted, useSubmission } from './use-submission'

type Options<Values extends FieldValues, Sent extends FieldValues> = {
  /** What must hold. Without a schema, `validate` has the rules; with neither, only the server does. */
  schema?: z.ZodType<Sent, Values>
  /** Everything wrong with the values; the first issue of a field is shown. */
  validate?: (values: Values) => readonly Issue[]
  defaultValues: DefaultValues<Values>
  /** The fields in the order of the screen, if not those of `defaultValues`. */
  fields?: readonly FieldPath<Values>[]
  /** When a field is validated first: with the form, or once it was left. */
  mode?: 'onSubmit' | 'onTouched'
  /** Sends what is valid. A refusal is shown at its fields, the rest of it is `problem`. */
  submit: (values: Sent, form: UseFormReturn<Values, unknown, Sent>) => Promise<Submitted>
  /** The field that an issue is about, if it is not called like its path. */
  fieldOf?: (path: string, values: Values) => string | null
  /** Focuses a field that is not registered. */
  focus?: (field: FieldPath<Values>) => void
  fallback?: string
  isFinal?: boolean
  /** Makes the back office ask before changes are lost. */
  guardsChanges?: boolean
  draft?: FormDraft
}

/** A form that a person fills in and sends, with everything that `react-hook-form` returns. */
export type SchemaForm<Values extends FieldValues, Sent extends FieldValues = Values> = ReturnType<
  typeof useSchemaForm<Values, Sent>
>

/**
 * A form that a person fills in and sends: validated by its schema, focused where it is wrong, sent once at a time, with
 * the server's errors at their fields. Its input may be stored until it is sent (`draft`), and guarded against leaving.
 */
export function useSchemaForm<Values extends FieldValues, Sent extends FieldValues = Values>(
  options: Options<Values, Sent>,
) {
  const { defaultValues, draft, fallback, focus, guardsChanges = false, isFinal, mode = 'onSubmit' } = options
  const form = useForm<Values, unknown, Sent>({
    defaultValues,
    mode,
    resolver: resolverOf(options),
    shouldFocusError: focus === undefined,
  })
  const fields = options.fields ?? (Object.keys(defaultValues) as FieldPath<Values>[])
  const place = placeIn(form, fields, options)
  const { run, ...submission } = useSubmission({ place, fallback, isFinal })
  const persisted = useFormDraft(form, draft)
  const isUnsaved = () => form.control._getDirty()
  useUnsaved(() => guardsChanges && isUnsaved())
  const showInvalid = (errors: FieldErrors<Values>) => {
    const first = fields.find((field) => get(errors, field))
    if (first) focus?.(first)
  }
  const send = async (event?: BaseSyntheticEvent): Promise<Submitted> => {
    let called: Submitted
    await form.handleSubmit(async (values) => {
      called = await options.submit(values, form)
    }, showInvalid)(event)
    if (called?.ok) persisted.forget()
    // What was saved is where changes are counted from.
    if (called?.ok && guardsChanges) form.resetDefaultValues(form.getValues())
    return called
  }
  const submit = (event?: BaseSyntheticEvent): Promise<void> => {
    event?.preventDefault()
    return run(() => send(event))
  }
  const errorOf = (field: FieldPath<Values>) => form.getFieldState(field, form.formState).error?.message
  return { ...form, ...submission, errorOf, isUnsaved, persisted, place, submit }
}

function resolverOf<Values extends FieldValues, Sent extends FieldValues>({
  schema,
  validate = () => [],
}: Options<Values, Sent>): Resolver<Values, unknown, Sent> {
  if (schema) return zodResolver(schema)
  return (values) => {
    const issues = validate(values)
    // Without a schema, what is sent are the values themselves.
    if (issues.length === 0) return { values: values as FieldValues as Sent, errors: {} }
    return { values: {}, errors: errorsOf<Values>(issues) }
  }
}

/** The first issue of each field. */
const errorsOf = <Values extends FieldValues>(issues: readonly Issue[]) =>
  Object.fromEntries(
    issues.toReversed().map(({ message, path }) => [path, { type: 'rule', message }]),
  ) as FieldErrors<Values>

const placeIn =
  <Values extends FieldValues, Sent extends FieldValues>(
    { getValues, setError }: UseFormReturn<Values, unknown, Sent>,
    fields: readonly FieldPath<Values>[],
    { fieldOf = (path) => path, focus }: Pick<Options<Values, Sent>, 'fieldOf' | 'focus'>,
  ): PlaceIssues =>
  (issues) => {
    const values = getValues()
    const messages = new Map(issues.toReversed().map(({ message, path }) => [fieldOf(path, values), message]))
    const wrong = fields.filter((field) => messages.has(field))
    for (const [index, field] of wrong.entries()) {
      const error = { type: 'server', message: messages.get(field) }
      setError(field, error, { shouldFocus: index === 0 && focus === undefined })
    }
    if (wrong[0]) focus?.(wrong[0])
    return wrong.length > 0
  }
