'use client'

import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { DraftPlace } from './stored-draft'
import { useDraftFields } from './use-draft-fields'
import { useDraftValues } from './use-draft-values'

/** Input that is stored in this tab until it is sent. A draft of anything else than `at` is discarded. */
export type FormDraft = DraftPlace & {
  /**
   * Controls of the page, without passwords, in a form that is held while there is no connection; or all values, for
   * forms whose fields come and go with what is entered in others.
   */
  of: 'controls' | 'values'
}

/** Stores the input of a form. `form` is the ref of the form whose controls are stored. */
export function useFormDraft<Values extends FieldValues, Sent extends FieldValues>(
  form: UseFormReturn<Values, unknown, Sent>,
  draft: FormDraft | undefined,
) {
  const controls = useDraftFields(draft?.of === 'controls' ? draft : null, form)
  const values = useDraftValues(draft?.of === 'values' ? draft : null, form)
  return {
    form: controls.form,
    isRestored: controls.isRestored || values.isRestored,
    /** Empties the form again. */
    discard: values.discard,
    /** Called once the form has been sent. */
    forget: () => {
      controls.forget()
      values.forget()
    },
  }
}
