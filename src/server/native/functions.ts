import { buildFormStateHandler } from '@payloadcms/ui/utilities/buildFormState'
import type { ServerFunction } from 'payload'
import { withoutUnearnedLock } from './locks'

type FormStateArgs = Parameters<typeof buildFormStateHandler>[0]

/** The functions of Payload's admin that are asked for in another way than Payload would answer. */
export const nativeFunctions = {
  'form-state': async (args: FormStateArgs) => buildFormStateHandler(await withoutUnearnedLock(args)),
} satisfies Record<string, ServerFunction<FormStateArgs, unknown>>
