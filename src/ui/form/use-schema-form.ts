'use client'

import type { BaseSyntheticEvent } from 'react'
import { type FieldErrors, type FieldPath, type FieldValues, get, type UseFormReturn } from 'react-hook-form'
import { useUnsaved } from '@/ui/back-office/connection/unsaved-forms'
import type { Called } from '@/ui/client/answer'
import { type FormDraft, useFormDraft } from './use-form-draft'
import { type PlaceIssues, type Submitted, useSubmission } from './use-submission'
import { useValidatedForm, type Validated } from './use-validated-form'

type Form<Values extends FieldValues, Sent extends FieldValues> = UseFormReturn<Values, unknown, Sent>

/**
 * The form while it is sent. `markSaved` is for a `submit` that leaves the page itself: nothing is unsaved from then on.
 * `refused` is why it was refused the last time: a question, perhaps, to which sending it again is the answer.
 */
type Sending<Values extends FieldValues, Sent extends FieldValues> = Form<Values, Sent> & {
  markSaved: () => void
  refused: Called | null
}

type Options<Values extends FieldValues, Sent extends FieldValues> = Validated<Values, Sent> & {
  /** The fields in the order of the screen, if not those of `defaultValues`. */
  fields?: readonly FieldPath<Values>[]
  /** Sends what is valid. A refusal is shown at its fields; `refused` and `problem` are what no field shows. */
  submit: (values: Sent, form: Sending<Values, Sent>) => Promise<Submitted>
  /** The field that an issue is about, if it is not called like its path. */
  fieldOf?: (path: string, values: Values) => string | null
  /** Focuses a field, where that takes more than the library does. */
  focus?: (field: FieldPath<Values>, form: Form<Values, Sent>) => void
  fallback?: string
  isFinal?: boolean
  /** Makes the back office confirm before changes are lost. */
  guardsChanges?: boolean
  draft?: FormDraft
}

/**
 * A form that a person fills in and sends, with what the library returns of it: validated by its schema, focused where
 * it is wrong, sent once at a time, with the server's errors at their fields. Its input may be stored until it is sent
 * (`draft`), and guarded against leaving.
 */
export function useSchemaForm<Values extends FieldValues, Sent extends FieldValues = Values>(
  options: Options<Values, Sent>,
) {
  const { draft, fallback, focus, guardsChanges = false, isFinal } = options
  const form = useValidatedForm<Values, Sent>({ ...options, shouldFocusError: focus === undefined })
  const fields = options.fields ?? (Object.keys(options.defaultValues) as FieldPath<Values>[])
  const place = placeIn(form, fields, options)
  const { run, ...submission } = useSubmission({ place, fallback, isFinal })
  const persisted = useFormDraft(form, draft)
  const isUnsaved = () => form.control._getDirty()
  useUnsaved(() => guardsChanges && isUnsaved())
  const showInvalid = (errors: FieldErrors<Values>) => {
    const first = fields.find((field) => get(errors, field))
    if (first) focus?.(first, form)
  }
  const markSaved = () => {
    persisted.forget()
    // Changes are counted from what was saved.
    if (guardsChanges) form.resetDefaultValues(form.getValues())
  }
  const send = async (event?: BaseSyntheticEvent): Promise<Submitted> => {
    let called: Submitted
    await form.handleSubmit(async (values) => {
      called = await options.submit(values, { ...form, markSaved, refused: submission.refused })
    }, showInvalid)(event)
    if (called?.ok) markSaved()
    return called
  }
  const submit = (event?: BaseSyntheticEvent): Promise<void> => {
    event?.preventDefault()
    return run(() => send(event))
  }
  const errorOf = (field: FieldPath<Values>) => form.getFieldState(field, form.formState).error?.message
  return { ...form, ...submission, errorOf, isUnsaved, persisted, place, submit }
}

const placeIn =
  <Values extends FieldValues, Sent extends FieldValues>(
    form: Form<Values, Sent>,
    fields: readonly FieldPath<Values>[],
    { fieldOf = (path) => path, focus }: Pick<Options<Values, Sent>, 'fieldOf' | 'focus'>,
  ): PlaceIssues =>
  (issues) => {
    const values = form.getValues()
    const messages = new Map(issues.toReversed().map(({ message, path }) => [fieldOf(path, values), message]))
    const wrong = fields.filter((field) => messages.has(field))
    for (const [index, field] of wrong.entries()) {
      const error = { type: 'server', message: messages.get(field) }
      form.setError(field, error, { shouldFocus: index === 0 && focus === undefined })
    }
    if (wrong[0]) focus?.(wrong[0], form)
    return wrong.length > 0
  }
