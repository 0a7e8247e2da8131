'use client'
import styles from '@/ui/back-office/admin.module.css'
import {
  BANNER_LIMITS,
  GRADIENT_PLACES,
  GRADIENT_TYPES,
  type GradientColor,
  type GradientOverlay,
} from '../../rules/banner-config'
import type { BannerEdit } from '../../rules/banner-history'
import css from './canvas.module.css'
import { ChoiceField } from './choice-field'
import { ColorField } from './color-field'
import { NumberField } from './number-field'
import type { Editing } from './use-banner-editing'
import * as words from './words'

type Props = { editing: Editing }

const changeGradient =
  (change: Partial<GradientOverlay>): BannerEdit =>
  ({ gradientOverlay }) => {
    Object.assign(gradientOverlay, change)
  }

/** Stops ascend, so a color moves to where its stop belongs. */
const changeColor =
  (index: number, change: Partial<GradientColor>): BannerEdit =>
  ({ gradientOverlay: { colors } }) => {
    const color = colors[index]
    if (!color) return
    Object.assign(color, change)
    if (change.stop !== undefined) colors.sort((one, other) => one.stop - other.stop)
  }

const addColor: BannerEdit = ({ gradientOverlay: { colors } }) => {
  const last = colors.at(-1)
  if (last && colors.length < BANNER_LIMITS.colors.max) colors.push({ color: last.color, stop: 100 })
}

const removeColor =
  (index: number): BannerEdit =>
  ({ gradientOverlay: { colors } }) => {
    if (colors.length > BANNER_LIMITS.colors.min) colors.splice(index, 1)
  }

/** The first direction of each type, which the other one does not have. */
const FIRST = { linear: 'to bottom', radial: 'center' } as const
const ANGLE = '90deg'
const TYPE_OPTIONS = GRADIENT_TYPES.map((value) => ({ value, label: words.gradientTypes[value] }))
const optionOf = (value: string) => ({ value, label: words.directionNamed(value) })
const RADIAL_OPTIONS = ['center', ...GRADIENT_PLACES].map(optionOf)
const LINEAR_OPTIONS = [
  ...GRADIENT_PLACES.map((place) => optionOf(`to ${place}`)),
  { value: ANGLE, label: words.degrees },
]

/** A gradient between the background and the elements. */
export function GradientPanel({ editing }: Props) {
  const { colors, enabled, opacity } = editing.banner.gradientOverlay
  return (
    <>
      <label className={css.check}>
        <input
          checked={enabled}
          onChange={({ target }) => editing.edit(changeGradient({ enabled: target.checked }))}
          type="checkbox"
        />
        {words.gradientEnabled}
      </label>
      {enabled && (
        <>
          <Direction editing={editing} />
          {colors.map((_, index) => (
            // A color has no other name than its place.
            <Color editing={editing} index={index} key={String(index)} />
          ))}
          <span>
            <button
              className={styles.button}
              disabled={colors.length >= BANNER_LIMITS.colors.max}
              onClick={() => editing.edit(addColor)}
              type="button"
            >
              {words.addColor}
            </button>
          </span>
          <NumberField
            bounds={{ min: 0, max: 1 }}
            label={words.opacity}
            onCommit={(value) => editing.edit(changeGradient({ opacity: value }))}
            step={0.05}
            value={opacity}
          />
        </>
      )}
    </>
  )
}

function Direction({ editing }: Props) {
  const { direction, type } = editing.banner.gradientOverlay
  const isAngle = direction.endsWith('deg')
  return (
    <div className={css.pairs}>
      <ChoiceField
        label={words.gradientType}
        onChoose={(value) => editing.edit(changeGradient({ type: value, direction: FIRST[value] }))}
        options={TYPE_OPTIONS}
        value={type}
      />
      <ChoiceField
        label={words.direction}
        onChoose={(value) => editing.edit(changeGradient({ direction: value }))}
        options={type === 'radial' ? RADIAL_OPTIONS : LINEAR_OPTIONS}
        value={isAngle ? ANGLE : direction}
      />
      {isAngle && (
        <NumberField
          bounds={{ min: 0, max: 360 }}
          label={words.angle}
          onCommit={(value) => editing.edit(changeGradient({ direction: `${value}deg` }))}
          value={Number.parseInt(direction, 10)}
        />
      )}
    </div>
  )
}

function Color({ editing, index }: Props & { index: number }) {
  const { colors } = editing.banner.gradientOverlay
  const shown = colors[index]
  if (!shown) return null
  return (
    <div className={css.stop}>
      <ColorField
        change={(color) => changeColor(index, { color })}
        editing={editing}
        label={words.colorNumber(index + 1)}
        value={shown.color}
      />
      <NumberField
        bounds={{ min: 0, max: 100 }}
        label={words.stopNumber(index + 1)}
        onCommit={(stop) => editing.edit(changeColor(index, { stop }))}
        value={shown.stop}
      />
      <button
        aria-label={words.removeColor(index + 1)}
        className={css.small}
        disabled={colors.length <= BANNER_LIMITS.colors.min}
        onClick={() => editing.edit(removeColor(index))}
        type="button"
      >
        ×
      </button>
    </div>
  )
}
