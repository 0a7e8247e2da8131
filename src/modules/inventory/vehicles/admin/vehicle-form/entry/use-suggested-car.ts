import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useEffect, useEffectEvent } from 'react'
import type { FormModelCode, FormOption } from '../../../queries/get-vehicle-form'
import { useFormParts } from '../form-context'
import { loadModelCodes, loadModels } from '../load-models'

/** The make and model whose lists were requested last. */
export type SuggestionLists = { models: string; codes: string }

type Show = { models: (models: FormOption[]) => void; codes: (codes: FormModelCode[]) => void }

const withOwn = <T extends { id: string }>(own: readonly T[], id: string, options: readonly T[]): T[] => [
  ...own.filter((one) => one.id === id && !options.some((other) => other.id === id)),
  ...options,
]

/** A make or model that earlier vehicles filled in: its entry is in the lists at once, the others follow. */
export function useSuggestedCar(show: Show, requested: RefObject<SuggestionLists>): void {
  const client = useQueryClient()
  const { entry, form, known } = useFormParts()
  const fillModels = async (make: string, model: string) => {
    requested.current = { models: make, codes: '' }
    show.models(known.options.model)
    const models = make === '' ? [] : await loadModels(client, make)
    if (!models || requested.current.models !== make) return
    known.options.model = withOwn(known.options.model, model, models)
    show.models(known.options.model)
  }
  const loadCodes = async (model: string) => {
    requested.current.codes = model
    show.codes(known.modelCodes)
    const codes = model === '' ? [] : await loadModelCodes(client, model)
    if (codes && requested.current.codes === model)
      show.codes(withOwn(known.modelCodes, form.getValues('modelCode'), codes))
  }
  const load = useEffectEvent(() => {
    const { manufacturer, model } = form.getValues()
    if (requested.current.models !== manufacturer) void fillModels(manufacturer, model)
    if (requested.current.codes !== model) void loadCodes(model)
  })
  useEffect(() => entry.follow(() => load()), [entry])
}
