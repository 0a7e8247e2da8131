'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Resolver,
  useForm,
} from 'react-hook-form'
import type { z } from 'zod'
import type { Issue } from '@/kernel/issue'

export type Validated<Values extends FieldValues, Sent extends FieldValues> = {
  /** What must hold. Without a schema, `validate` has the rules; with neither, only the server does. */
  schema?: z.ZodType<Sent, Values>
  /** Everything wrong with the values; the first issue of a field is shown. */
  validate?: (values: Values) => readonly Issue[]
  defaultValues: DefaultValues<Values>
  /** When a field is validated first: with the form, or once it was left. */
  mode?: 'onSubmit' | 'onTouched'
}

type Options<Values extends FieldValues, Sent extends FieldValues> = Validated<Values, Sent> & {
  shouldFocusError?: boolean
}

/** The values of a form with their rules, for forms that send them in a way of their own; see `useSchemaForm`. */
export const useValidatedForm = <Values extends FieldValues, Sent extends FieldValues = Values>({
  defaultValues,
  mode = 'onSubmit',
  shouldFocusError = true,
  ...rules
}: Options<Values, Sent>) =>
  useForm<Values, unknown, Sent>({ defaultValues, mode, resolver: resolverOf(rules), shouldFocusError })

function resolverOf<Values extends FieldValues, Sent extends FieldValues>({
  schema,
  validate = () => [],
}: Pick<Validated<Values, Sent>, 'schema' | 'validate'>): Resolver<Values, unknown, Sent> {
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
