'use client'
import styles from '@/ui/back-office/admin.module.css'
import { BANNER_LIMITS, type BannerElement } from '../../rules/banner-config'
import { boxOn, changePlaced, resetPhone } from '../../rules/edit-banner'
import css from './canvas.module.css'
import { elementName } from './element-name'
import { ImageFields } from './image-fields'
import { LinkFields } from './link-fields'
import { NumberField } from './number-field'
import { TextFields } from './text-fields'
import type { FieldsOf } from './use-banner-editing'
import * as words from './words'

const BOX = [
  { key: 'x', label: words.left, bounds: BANNER_LIMITS.position },
  { key: 'y', label: words.top, bounds: BANNER_LIMITS.position },
  { key: 'width', label: words.width, bounds: BANNER_LIMITS.size },
  { key: 'height', label: words.height, bounds: BANNER_LIMITS.size },
] as const

/** The numbers and the look of the chosen element. */
export function ElementFields({ device, editing, element }: FieldsOf<BannerElement>) {
  const box = boxOn(device, element)
  const name = elementName(element, editing.banner)
  return (
    <section aria-label={name} className={css.panel}>
      <h2>{name}</h2>
      <div className={css.pairs}>
        {BOX.map(({ bounds, key, label }) => (
          <NumberField
            bounds={bounds}
            key={key}
            label={label}
            onCommit={(value) => editing.edit(changePlaced(element.id, device, { [key]: value }))}
            step={0.5}
            value={box[key]}
          />
        ))}
      </div>
      {device === 'phone' && <PhoneFields device={device} editing={editing} element={element} />}
      {'src' in element && <ImageFields device={device} editing={editing} element={element} />}
      {'text' in element && <TextFields device={device} editing={editing} element={element} />}
      {'label' in element && <LinkFields device={device} editing={editing} element={element} />}
    </section>
  )
}

function PhoneFields({ editing, element: { id, phone } }: FieldsOf<BannerElement>) {
  return (
    <>
      <label className={css.check}>
        <input
          checked={phone?.isHidden ?? false}
          onChange={({ target }) => editing.edit(changePlaced(id, 'phone', { isHidden: target.checked }))}
          type="checkbox"
        />
        {words.isHidden}
      </label>
      <span>
        <button
          className={styles.button}
          disabled={phone === undefined}
          onClick={() => editing.edit(resetPhone(id))}
          type="button"
        >
          {words.sameAsDesktop}
        </button>
      </span>
    </>
  )
}
