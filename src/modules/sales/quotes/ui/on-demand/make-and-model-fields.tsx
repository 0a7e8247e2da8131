'use client'

import { useEffect, useState } from 'react'
import { callApi } from '@/ui/client/call-from-storefront'
import { SelectField } from '@/ui/form/select-field'
import { TextField } from '@/ui/form/text-field'
import * as words from '../browser-words'
import { type Makes, OTHER, type WishControl } from './on-demand-values'

type Props = WishControl & {
  makes: Makes
  make: string
  model: string
  /** Another make has other models. */
  onMake: () => void
}

/** Make and model of the lists, or as the customer writes them. */
export function MakeAndModelFields(props: Props) {
  const { errors, make, makes, onMake, register } = props
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <div className="flex flex-col gap-3">
        <SelectField
          id="make"
          label={words.make}
          error={errors.make?.message}
          {...register('make', { onChange: onMake })}
          value={make}
        >
          <option value="">{words.choose}</option>
          <Names list={makes} />
        </SelectField>
        {make === OTHER && (
          <TextField
            id="customManufacturer"
            label={words.customMake}
            error={errors.customManufacturer?.message}
            {...register('customManufacturer')}
          />
        )}
      </div>
      <Model {...props} />
    </div>
  )
}

function Model({ errors, make, model, register }: Props) {
  const models = useModels(make)
  const isOwnMake = make === OTHER
  return (
    <div className="flex flex-col gap-3">
      {!isOwnMake && (
        <SelectField
          id="model"
          label={words.model}
          error={errors.model?.message}
          {...register('model')}
          // The list comes later than the value that is chosen in it.
          value={model}
        >
          <option value="">{words.choose}</option>
          <Names list={models ?? []} />
        </SelectField>
      )}
      {(isOwnMake || model === OTHER) && (
        <TextField
          id="customModel"
          label={isOwnMake ? words.model : words.customModel}
          error={errors.customModel?.message}
          {...register('customModel')}
        />
      )}
    </div>
  )
}

function Names({ list }: { list: Makes }) {
  return (
    <>
      {list.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
      <option value={OTHER}>{words.notListed}</option>
    </>
  )
}

/** The models of a make; an empty list if they cannot be read, which leaves the field for one's own words. */
function useModels(make: string): Makes | null {
  const [matches, setMatches] = useState<{ make: string; models: Makes } | null>(null)
  useEffect(() => {
    if (!/^\d+$/.test(make)) return
    let isWanted = true
    const params = { path: { id: Number(make) } }
    callApi('get', '/api/v1/models/public/by-manufacturer/{id}', { params }).then((answer) => {
      if (isWanted) setMatches({ make, models: answer.ok ? answer.body.data : [] })
    })
    return () => {
      isWanted = false
    }
  }, [make])
  return matches?.make === make ? matches.models : null
}
