'use client'
import { HexAlphaColorPicker } from 'react-colorful'
import styles from '@/ui/back-office/admin.module.css'
import { LabelledField } from '@/ui/back-office/labelled-field'
import { type Hex, isHex } from '../../rules/banner-config'
import type { BannerEdit } from '../../rules/banner-history'
import css from './canvas.module.css'
import type { Editing } from './use-banner-editing'
import { useFieldEntry } from './use-field-entry'
import * as words from './words'

type Props = { editing: Editing; label: string; value: Hex; change: (color: Hex) => BannerEdit }

/** '#fff' and '#FFF8' in their only form; null for what is no color. */
function hexOf(entered: string): Hex | null {
  const digits = entered.trim().toLowerCase().replace('#', '')
  const isShort = digits.length === 3 || digits.length === 4
  const full = `#${isShort ? [...digits].map((digit) => digit + digit).join('') : digits}`
  return isHex(full) ? full : null
}

/** A color by its digits, the last two of which may be its opacity, or by a picker beside them. */
export function ColorField({ change, editing, label, value }: Props) {
  const { enter, entered, error, refuse, reset } = useFieldEntry(value)
  const commit = () => {
    if (entered === null) return
    const color = hexOf(entered)
    if (color === null) return refuse(words.colorLike)
    reset()
    editing.edit(change(color))
  }
  return (
    <LabelledField error={error} label={label}>
      {(marks) => (
        <div className={css.color}>
          <input
            {...marks}
            className={styles.input}
            maxLength={9}
            onBlur={commit}
            onChange={({ target }) => enter(target.value)}
            onKeyDown={({ key }) => {
              if (key === 'Enter') commit()
              if (key === 'Escape') reset()
            }}
            spellCheck={false}
            value={entered ?? value}
          />
          <Picker change={change} editing={editing} gesture={marks.id} label={label} value={value} />
        </div>
      )}
    </LabelledField>
  )
}

function Picker({ change, editing, gesture, label, value }: Props & { gesture: string }) {
  return (
    <details>
      <summary aria-label={words.pickColor(label)} className={css.swatches}>
        <span className={css.swatch} style={{ backgroundColor: value }} />
      </summary>
      <div>
        <HexAlphaColorPicker
          onBlur={editing.end}
          onPointerUp={editing.end}
          color={value}
          onChange={(color) => {
            const hex = hexOf(color)
            if (hex !== null && hex !== value) editing.type(gesture, change(hex))
          }}
        />
      </div>
    </details>
  )
}
