import { toast } from '@payloadcms/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { codeChosen, manufacturerChosen, modelChosen } from '../../rules/form/choices'
import * as words from '../../words'
import { useSuggestedCar } from './entry/use-suggested-car'
import { useEnter, useKit } from './kit'
import { codesOf, modelsOf } from './lists'

const NOT_LOADED = words.listCouldNotBeLoaded

/** Chooses manufacturer, model and model code; the options of the next one are loaded for each. */
export function useCarChoices() {
  const client = useQueryClient()
  const { form, known, lists } = useKit()
  const enter = useEnter()
  const [models, setModels] = useState(lists.models)
  const [codes, setCodes] = useState(lists.modelCodes)
  // Only the latest request counts; responses to earlier ones may arrive late.
  const asked = useRef({ models: '', codes: '' })
  useSuggestedCar({ models: setModels, codes: setCodes }, asked)
  const chooseManufacturer = async (id: string) => {
    enter({ ...manufacturerChosen(form.getValues()), manufacturer: id })
    asked.current = { models: id, codes: '' }
    setModels([])
    setCodes([])
    const found = id === '' ? [] : await modelsOf(client, id)
    if (asked.current.models !== id) return
    if (!found) return void toast.error(NOT_LOADED)
    known.options.model = found
    setModels(found)
  }
  const chooseModel = async (id: string) => {
    enter({ ...modelChosen(form.getValues()), model: id })
    asked.current.codes = id
    setCodes([])
    const found = id === '' ? [] : await codesOf(client, id)
    if (asked.current.codes !== id) return
    if (!found) return void toast.error(NOT_LOADED)
    setCodes(found)
  }
  const chooseCode = (id: string) => {
    const code = codes.find((one) => one.id === id) ?? null
    enter({ ...codeChosen(form.getValues(), code), modelCode: id })
  }
  return { models, codes, chooseManufacturer, chooseModel, chooseCode }
}
