'use client'
import { toast } from '@payloadcms/ui'
import { useRef, useState } from 'react'
import { suggestColorNames } from '@/modules/inventory/lists/rules/suggest-color-names'
import { callApi } from '@/ui/client/call-api'
import type { FormOption } from '../../queries/get-vehicle-form'
import * as words from '../../words'
import { useEnter, useFormParts, useValue } from './form-context'
import { FieldFrame, useNotices } from './form-fields'
import { TypeAhead } from './type-ahead'
import type { Offer } from './use-type-ahead'

const CREATE = 'create'

/** Makes a colour that is not in the list yet, and chooses it. */
function useMakeColor(choose: (option: FormOption) => void) {
  const { known } = useFormParts()
  const making = useRef(false)
  return async (name: string) => {
    // Picked once more while it is on its way, it would be refused as one that exists.
    if (making.current) return
    making.current = true
    const answer = await callApi('post', '/api/v1/vehicles/colors', { body: { name } })
    making.current = false
    if (!answer.ok) return void toast.error(words.failedToCreateColor(answer.message))
    const made = answer.body.data
    const option = { id: String(made.id), name: made.name, color: made.hex }
    // Stays for the next vehicle too, which begins with the same lists.
    known.options.color.push(option)
    choose(option)
    toast.success(answer.body.message)
  }
}

/** The colour by typing; one that is not in the list yet is made in place. */
export function ColorField() {
  const { known, mayCreate } = useFormParts()
  const enter = useEnter()
  const value = useValue('color')
  const notices = useNotices('color', undefined, true)
  const chosen = known.options.color.find(({ id }) => id === value)
  const [typed, setTyped] = useState<string | null>(null)
  const text = typed ?? chosen?.name ?? ''
  const { create, exact, fitting } = suggestColorNames(known.options.color, typed ?? '')
  const offers: Offer[] = [
    ...fitting.map(({ color, id, name }) => ({ key: id, label: name, color })),
    ...(create && mayCreate ? [{ key: CREATE, label: words.create(create) }] : []),
  ]
  const choose = (option: FormOption) => {
    setTyped(null)
    enter({ color: option.id })
  }
  const make = useMakeColor(choose)
  const onText = (words: string) => {
    setTyped(words)
    if (value !== '') enter({ color: '' })
  }
  return (
    <FieldFrame field="color" label={words.color} required>
      <TypeAhead
        offers={offers}
        onLeave={() => exact && typed !== null && choose(exact)}
        onPick={({ key }) => {
          const option = known.options.color.find(({ id }) => id === key)
          if (key === CREATE) make(create)
          else if (option) choose(option)
        }}
        onText={onText}
        text={text}
        notices={notices}
      />
    </FieldFrame>
  )
}
