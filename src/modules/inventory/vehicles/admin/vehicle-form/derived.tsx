'use client'
import styles from '@/ui/back-office/admin.module.css'
import { shownLitres, shownPrice, shownVolume } from '../../rules/form/figures'
import * as words from '../../words'
import { DerivedField, FieldFrame, useTold } from './fields'
import { useLocked, useRegister, useValue } from './kit'
import css from './vehicle-form.module.css'

/** Engine size in litres, from cc. */
export function Litres() {
  return (
    <DerivedField
      field="engineSize"
      hint={words.calculatedFromCc}
      label={words.engineSize}
      value={shownLitres(useValue('engineSizeCc'))}
    />
  )
}

/** Volume from the dimensions, else from the model code. */
export function Volume() {
  const volume = shownVolume({
    length: useValue('length'),
    width: useValue('width'),
    height: useValue('height'),
    code: useValue('code'),
  })
  return (
    <DerivedField
      field="m3Cbm"
      hint={words.lengthWidthHeight}
      label={words.volumeM}
      locked={useLocked('m3Cbm')}
      value={volume === null ? '' : String(volume)}
    />
  )
}

/** The selling price, from cost and markup. */
export function Price() {
  const price = shownPrice({
    costValue: useValue('costValue'),
    markup: useValue('markup'),
    storedPrice: useValue('storedPrice'),
  })
  return (
    <DerivedField
      field="price"
      hint={words.cost1Markup}
      label={words.priceIn(useValue('currency'))}
      required
      value={Number.isFinite(price) ? price.toLocaleString('en-US') : ''}
    />
  )
}

/** The chassis number: the model code stands fixed before what is typed. */
export function Chassis() {
  const registered = useRegister('chassis')
  const told = useTold('chassis', undefined, true)
  const prefix = useValue('chassisPrefix')
  return (
    <FieldFrame field="chassis" label={words.chassisNumber} required>
      <span className={css.prefixed}>
        {prefix !== '' && (
          <span className={css.prefix} data-prefix>
            {prefix}
          </span>
        )}
        <input {...told} {...registered} autoComplete="off" className={styles.input} type="text" />
      </span>
    </FieldFrame>
  )
}
