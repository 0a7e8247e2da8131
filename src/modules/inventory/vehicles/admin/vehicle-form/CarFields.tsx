'use client'
import { ChoiceField } from './fields'
import { useKit, useValue } from './kit'
import { useCarChoices } from './use-car-choices'

/** Manufacturer, model and model code: each choice clears what follows from the one before. */
export function CarFields() {
  const { lists } = useKit()
  const { chooseCode, chooseManufacturer, chooseModel, codes, models } = useCarChoices()
  const manufacturer = useValue('manufacturer')
  const model = useValue('model')
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
