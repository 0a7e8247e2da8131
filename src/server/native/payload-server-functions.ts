import { buildFormStateHandler } from '@payloadcms/ui/utilities/buildFormState'
import type { ServerFunction } from 'payload'
import { withoutUnearnedLock } from './strip-unearned-lock'

type FormStateArgs = Parameters<typeof buildFormStateHandler>[0]

/** Server functions of Payload's admin that this product answers differently. */
export const payloadServerFunctions = {
  'form-state': async (args: FormStateArgs) => buildFormStateHandler(await withoutUnearnedLock(args)),
} satisfies Record<string, ServerFunction<FormStateArgs, unknown>>
