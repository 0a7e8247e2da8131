import { toast } from '@payloadcms/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { codeChosen, manufacturerChosen, modelChosen } from '../../rules/form/dependent-choices'
import * as words from '../../words'
import { useSuggestedCar } from './entry/use-suggested-car'
import { useEnter, useFormParts } from './form-context'
import { loadModelCodes, loadModels } from './load-models'

const NOT_LOADED = words.listCouldNotBeLoaded

/** Chooses manufacturer, model and model code; the options of the next one are loaded for each. */
export function useCarChoices() {
  const client = useQueryClient()
  const { form, known, lists } = useFormParts()
  const enter = useEnter()
  const [models, setModels] = useState(lists.models)
  const [codes, setCodes] = useState(lists.modelCodes)
  // Only the latest request counts; responses to earlier ones may arrive late.
  const requested = useRef({ models: '', codes: '' })
  useSuggestedCar({ models: setModels, codes: setCodes }, requested)
  const chooseManufacturer = async (id: string) => {
    enter({ ...manufacturerChosen(form.getValues()), manufacturer: id })
    requested.current = { models: id, codes: '' }
    setModels([])
    setCodes([])
    const options = id === '' ? [] : await loadModels(client, id)
    if (requested.current.models !== id) return
    if (!options) return void toast.error(NOT_LOADED)
    known.options.model = options
    setModels(options)
  }
  const chooseModel = async (id: string) => {
    enter({ ...modelChosen(form.getValues()), model: id })
    requested.current.codes = id
    setCodes([])
    const options = id === '' ? [] : await loadModelCodes(client, id)
    if (requested.current.codes !== id) return
    if (!options) return void toast.error(NOT_LOADED)
    setCodes(options)
  }
  const chooseCode = (id: string) => {
    const code = codes.find((one) => one.id === id) ?? null
    enter({ ...codeChosen(form.getValues(), code), modelCode: id })
  }
  return { models, codes, chooseManufacturer, chooseModel, chooseCode }
}
