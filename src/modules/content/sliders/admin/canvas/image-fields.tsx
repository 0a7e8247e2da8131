'use client'
import { BANNER_LIMITS, FITS, type ImageElement } from '../../rules/banner-config'
import { changeElement, removeElement } from '../../rules/edit-banner'
import { SlidePictureField } from '../slide-picture-field'
import css from './canvas.module.css'
import { ChoiceField } from './choice-field'
import { NumberField } from './number-field'
import { TypedField } from './typed-field'
import type { FieldsOf } from './use-banner-editing'
import * as words from './words'

const FIT_OPTIONS = FITS.map((value) => ({ value, label: words.fits[value] }))

export function ImageFields({ editing, element }: FieldsOf<ImageElement>) {
  const { alt, fit, id, opacity, radius, src } = element
  return (
    <>
      <SlidePictureField
        label={words.picture}
        name={`${id}.src`}
        onChange={(path) =>
          editing.edit(path === null ? removeElement(id) : changeElement(id, { src: path }))
        }
        src={src}
      />
      <TypedField
        change={(value) => changeElement(id, { alt: value })}
        editing={editing}
        label={words.alt}
        name={`${id}.alt`}
        max={BANNER_LIMITS.alt}
        value={alt}
      />
      <div className={css.pairs}>
        <ChoiceField
          label={words.fit}
          onChoose={(value) => editing.edit(changeElement(id, { fit: value }))}
          options={FIT_OPTIONS}
          value={fit}
        />
        <NumberField
          bounds={BANNER_LIMITS.radius}
          label={words.radius}
          onCommit={(value) => editing.edit(changeElement(id, { radius: value }))}
          value={radius}
        />
        <NumberField
          bounds={{ min: 0, max: 1 }}
          label={words.opacity}
          onCommit={(value) => editing.edit(changeElement(id, { opacity: value }))}
          step={0.05}
          value={opacity}
        />
      </div>
    </>
  )
}
