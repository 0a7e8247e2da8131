'use client'
import { URL_MAX } from '@/kernel/markup/safe-links'
import { BANNER_LIMITS, LINK_DISPLAYS, LINK_VARIANTS, type LinkElement } from '../../rules/banner-config'
import { fontSizeOn } from '../../rules/banner-styles'
import { changeElement, changePlaced } from '../../rules/edit-banner'
import css from './canvas.module.css'
import { ChoiceField } from './choice-field'
import { ColorField } from './color-field'
import { NumberField } from './number-field'
import { TypedField } from './typed-field'
import type { FieldsOf } from './use-banner-editing'
import * as words from './words'

const DISPLAY_OPTIONS = LINK_DISPLAYS.map((value) => ({ value, label: words.displays[value] }))
const VARIANT_OPTIONS = LINK_VARIANTS.map((value) => ({ value, label: words.variants[value] }))

export function LinkFields(props: FieldsOf<LinkElement>) {
  const { editing, element } = props
  const { href, id, label, newTab } = element
  return (
    <>
      <TypedField
        change={(value) => changeElement(id, { label: value })}
        editing={editing}
        label={words.label}
        name={`${id}.label`}
        max={BANNER_LIMITS.label}
        value={label}
      />
      <TypedField
        change={(value) => changeElement(id, { href: value })}
        editing={editing}
        help={words.addressHelp}
        label={words.address}
        name={`${id}.href`}
        max={URL_MAX}
        value={href}
      />
      <Look {...props} />
      <label className={css.check}>
        <input
          checked={newTab}
          onChange={({ target }) => editing.edit(changeElement(id, { newTab: target.checked }))}
          type="checkbox"
        />
        {words.newTab}
      </label>
    </>
  )
}

function Look({ device, editing, element }: FieldsOf<LinkElement>) {
  const { color, display, id, variant } = element
  return (
    <>
      <div className={css.pairs}>
        <ChoiceField
          label={words.display}
          onChoose={(value) => editing.edit(changeElement(id, { display: value }))}
          options={DISPLAY_OPTIONS}
          value={display}
        />
        {display === 'button' && (
          <ChoiceField
            label={words.variant}
            onChoose={(value) => editing.edit(changeElement(id, { variant: value }))}
            options={VARIANT_OPTIONS}
            value={variant}
          />
        )}
        <NumberField
          bounds={BANNER_LIMITS.fontSize}
          help={device === 'phone' ? words.phoneFontSize : undefined}
          label={words.fontSize}
          onCommit={(fontSize) => editing.edit(changePlaced(id, device, { fontSize }))}
          value={fontSizeOn(element, device)}
        />
      </div>
      {display === 'link' && (
        <ColorField
          change={(value) => changeElement(id, { color: value })}
          editing={editing}
          label={words.color}
          value={color ?? '#ffffff'}
        />
      )}
    </>
  )
}
