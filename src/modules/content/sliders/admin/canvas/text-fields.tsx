'use client'
import { ALIGNS, BANNER_LIMITS, FONT_WEIGHTS, type TextElement } from '../../rules/banner-config'
import { fontSizeOn } from '../../rules/banner-styles'
import { changeElement, changePlaced } from '../../rules/edit-banner'
import css from './canvas.module.css'
import { ChoiceField } from './choice-field'
import { ColorField } from './color-field'
import { NumberField } from './number-field'
import { TypedField } from './typed-field'
import type { FieldsOf } from './use-banner-editing'
import * as words from './words'

const ALIGN_OPTIONS = ALIGNS.map((value) => ({ value, label: words.aligns[value] }))
const WEIGHT_OPTIONS = FONT_WEIGHTS.map((value) => ({ value, label: words.fontWeights[value] }))
const TAG_OPTIONS = [
  { value: 'p', label: words.paragraph },
  { value: 'h2', label: words.heading },
] as const

export function TextFields(props: FieldsOf<TextElement>) {
  const { editing, element } = props
  const { color, id, tag, text } = element
  return (
    <>
      <TypedField
        change={(value) => changeElement(id, { text: value })}
        editing={editing}
        label={words.text}
        name={`${id}.text`}
        max={BANNER_LIMITS.text}
        rows={3}
        value={text}
      />
      <ColorField
        change={(value) => changeElement(id, { color: value })}
        editing={editing}
        label={words.color}
        value={color}
      />
      <ChoiceField
        label={words.tag}
        onChoose={(value) => editing.edit(changeElement(id, { tag: value }))}
        options={TAG_OPTIONS}
        value={tag}
      />
      <Type {...props} />
    </>
  )
}

function Type({ device, editing, element }: FieldsOf<TextElement>) {
  const { align, fontWeight, id, lineHeight, phone } = element
  return (
    <div className={css.pairs}>
      <NumberField
        bounds={BANNER_LIMITS.fontSize}
        help={device === 'phone' ? words.phoneFontSize : undefined}
        label={words.fontSize}
        onCommit={(fontSize) => editing.edit(changePlaced(id, device, { fontSize }))}
        value={fontSizeOn(element, device)}
      />
      <ChoiceField
        label={words.fontWeight}
        onChoose={(value) => editing.edit(changeElement(id, { fontWeight: value }))}
        options={WEIGHT_OPTIONS}
        value={fontWeight}
      />
      <ChoiceField
        label={words.align}
        onChoose={(value) => editing.edit(changePlaced(id, device, { align: value }))}
        options={ALIGN_OPTIONS}
        value={(device === 'phone' ? phone?.align : undefined) ?? align}
      />
      <NumberField
        bounds={BANNER_LIMITS.lineHeight}
        label={words.lineHeight}
        onCommit={(value) => editing.edit(changeElement(id, { lineHeight: value }))}
        step={0.1}
        value={lineHeight}
      />
    </div>
  )
}
