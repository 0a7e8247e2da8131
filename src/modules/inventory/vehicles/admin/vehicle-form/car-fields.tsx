'use client'
import * as words from '../../words'
import { useFormParts, useValue } from './form-context'
import { ChoiceField } from './form-fields'
import { useCarChoices } from './use-car-choices'

/** Manufacturer, model and model code: each choice clears what follows from the one before. */
export function CarFields() {
  const { lists } = useFormParts()
  const { chooseCode, chooseManufacturer, chooseModel, codes, models } = useCarChoices()
  const manufacturer = useValue('manufacturer')
  const model = useValue('model')
  return (
    <>
      <ChoiceField
        field="manufacturer"
        label={words.manufacturer}
        onChoose={chooseManufacturer}
        options={lists.lists.manufacturer}
        required
      />
      <ChoiceField
        disabled={manufacturer === ''}
        empty={manufacturer === '' ? words.chooseManufacturerFirst : words.choose}
        field="model"
        label={words.model}
        onChoose={chooseModel}
        options={models}
        required
      />
      <ChoiceField
        disabled={model === ''}
        empty={model === '' ? words.chooseModelFirst : words.choose}
        field="modelCode"
        label={words.modelCode}
        onChoose={chooseCode}
        options={codes.map(({ id, modelCode }) => ({ id, name: modelCode }))}
        required
      />
    </>
  )
}
