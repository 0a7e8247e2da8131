import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useEffect, useEffectEvent } from 'react'
import type { FormModelCode, FormOption } from '../../../queries/get-vehicle-form'
import { useKit } from '../kit'
import { codesOf, modelsOf } from '../lists'

/** The make and model whose lists were requested last. */
export type SuggestionLists = { models: string; codes: string }

type Show = { models: (models: FormOption[]) => void; codes: (codes: FormModelCode[]) => void }

const withOwn = <T extends { id: string }>(own: readonly T[], id: string, found: readonly T[]): T[] => [
  ...own.filter((one) => one.id === id && !found.some((other) => other.id === id)),
  ...found,
]

/** A make or model that earlier vehicles filled in: its entry is in the lists at once, the others follow. */
export function useSuggestedCar(show: Show, asked: RefObject<SuggestionLists>): void {
  const client = useQueryClient()
  const { entry, form, known } = useKit()
  const loadModels = async (make: string, model: string) => {
    asked.current = { models: make, codes: '' }
    show.models(known.options.model)
    const found = make === '' ? [] : await modelsOf(client, make)
    if (!found || asked.current.models !== make) return
    known.options.model = withOwn(known.options.model, model, found)
    show.models(known.options.model)
  }
  const loadCodes = async (model: string) => {
    asked.current.codes = model
    show.codes(known.modelCodes)
    const found = model === '' ? [] : await codesOf(client, model)
    if (found && asked.current.codes === model)
      show.codes(withOwn(known.modelCodes, form.getValues('modelCode'), found))
  }
  const load = useEffectEvent(() => {
    const { manufacturer, model } = form.getValues()
    if (asked.current.models !== manufacturer) void loadModels(manufacturer, model)
    if (asked.current.codes !== model) void loadCodes(model)
  })
  useEffect(() => entry.follow(() => load()), [entry])
}
