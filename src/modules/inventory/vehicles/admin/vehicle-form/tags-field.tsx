'use client'
import { useState } from 'react'
import { suggestColorNames } from '@/modules/inventory/lists/rules/suggest-color-names'
import { MAX_VEHICLE_TAGS, TAGS_FULL } from '../../rules/vehicle-limits'
import * as words from '../../words'
import { useEnter, useFormParts, useValue } from './form-context'
import { FieldFrame, useNotices } from './form-fields'
import css from './offers.module.css'
import { TypeAhead } from './type-ahead'

/** The tags of a vehicle: typing offers those that it has not got; Backspace takes the last one off. */
export function TagsField() {
  const { lists } = useFormParts()
  const enter = useEnter()
  const tags = useValue('tags')
  const [typed, setTyped] = useState('')
  const left = lists.tags.filter(({ name }) => !tags.includes(name))
  const offers = suggestColorNames(left, typed).fitting.map(({ color, id, name }) => ({
    key: id,
    label: name,
    color,
  }))
  const isFull = tags.length >= MAX_VEHICLE_TAGS
  const hint = hintFor(typed, isFull, offers.length)
  const notices = useNotices('tags', hint)
  const add = (name: string) => {
    setTyped('')
    if (!isFull) enter({ tags: [...tags, name] })
  }
  const remove = (name: string) => enter({ tags: tags.filter((tag) => tag !== name) })
  return (
    <FieldFrame field="tags" hint={hint} label={words.tags} wide>
      {tags.length > 0 && <ChosenTags names={tags} onRemove={remove} typedIn={notices.id} />}
      <TypeAhead
        offers={offers}
        onEmptyBack={() => tags.length > 0 && remove(tags.at(-1) ?? '')}
        onPick={({ label }) => add(label)}
        onText={setTyped}
        placeholder={words.addATag}
        stays
        text={typed}
        notices={notices}
      />
    </FieldFrame>
  )
}

type ChosenProps = {
  names: readonly string[]
  onRemove: (name: string) => void
  /** The id of the field that tags are typed in. */
  typedIn: string
}

/** The tags that it has. Whoever takes one off goes on with the next, or with typing. */
function ChosenTags({ names, onRemove, typedIn }: ChosenProps) {
  const { tags } = useFormParts().lists
  const remove = (name: string, button: Element) => {
    const tag = button.closest('li')
    const beside = (tag?.nextElementSibling ?? tag?.previousElementSibling)?.querySelector('button')
    const next = beside ?? document.getElementById(typedIn)
    next?.focus()
    onRemove(name)
  }
  return (
    <ul className={css.tags}>
      {names.map((name) => (
        <li key={name}>
          <i
            aria-hidden="true"
            className={css.dot}
            style={{ background: tags.find((tag) => tag.name === name)?.color ?? undefined }}
          />
          {name}
          <button
            aria-label={words.removeTag(name)}
            onClick={({ currentTarget }) => remove(name, currentTarget)}
            type="button"
          >
            ×
          </button>
        </li>
      ))}
    </ul>
  )
}

/** What is typed is no tag until it is chosen, and must not be lost in silence. */
function hintFor(typed: string, isFull: boolean, fitting: number): string | undefined {
  if (isFull) return TAGS_FULL
  if (typed.trim() === '') return undefined
  return fitting > 0 ? words.notAddedYetChoose : words.noSuchTag
}
