'use client'
import { toast } from '@payloadcms/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { codeChosen, manufacturerChosen, modelChosen } from '../../rules/form/choices'
import { ChoiceField } from './fields'
import { useEnter, useKit, useValue } from './kit'
import { codesOf, modelsOf } from './lists'

const NOT_LOADED = 'The list could not be loaded. Please try again.'

/** Manufacturer, model and model code: each choice clears what follows from the one before. */
export function CarFields() {
  const client = useQueryClient()
  const { form, known, lists } = useKit()
  const enter = useEnter()
  const [models, setModels] = useState(lists.models)
  const [codes, setCodes] = useState(lists.modelCodes)
  // The last question counts; answers to earlier ones may come late.
  const asked = useRef({ models: '', codes: '' })
  const manufacturer = useValue('manufacturer')
  const model = useValue('model')

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
  return (
    <>
      <ChoiceField
        field="manufacturer"
        label="Manufacturer"
        onChoose={chooseManufacturer}
        options={lists.lists.manufacturer}
        required
      />
      <ChoiceField
        disabled={manufacturer === ''}
        empty={manufacturer === '' ? 'Choose a manufacturer first' : 'Choose…'}
        field="model"
        label="Model"
        onChoose={chooseModel}
        options={models}
        required
      />
      <ChoiceField
        disabled={model === ''}
        empty={model === '' ? 'Choose a model first' : 'Choose…'}
        field="modelCode"
        label="Model code"
        onChoose={chooseCode}
        options={codes.map(({ id, modelCode }) => ({ id, name: modelCode }))}
        required
      />
    </>
  )
}
