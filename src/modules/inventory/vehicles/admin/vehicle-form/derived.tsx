'use client'
import styles from '@/ui/back-office/admin.module.css'
import { shownLitres, shownPrice, shownVolume } from '../../rules/form/figures'
import { DerivedField, FieldFrame, useTold } from './fields'
import { useLocked, useRegister, useValue } from './kit'
import css from './vehicle-form.module.css'

/** Engine size in litres, from cc. */
export function Litres() {
  return (
    <DerivedField
      field="engineSize"
      hint="From cc"
      label="Engine size"
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
      hint="Length × width × height, else from the model code"
      label="Volume (m³)"
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
      hint="Cost × (1 + markup ÷ 100), rounded"
      label={`Price (${useValue('currency')})`}
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
    <FieldFrame field="chassis" label="Chassis number" required>
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
