'use client'
import { shownLitres, shownPrice, shownVolume } from '../../rules/form/read-typed-figures'
import * as words from '../../words'
import { useLocked, useValue } from './form-context'
import { DerivedField } from './form-fields'

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
  const currency = useValue('currency')
  const price = shownPrice({
    currency,
    costValue: useValue('costValue'),
    markup: useValue('markup'),
    storedPrice: useValue('storedPrice'),
    storedCost: useValue('storedCost'),
  })
  return (
    <DerivedField
      field="price"
      hint={words.cost1Markup}
      label={words.priceIn(currency)}
      required
      value={Number.isFinite(price) ? price.toLocaleString('en-US') : ''}
    />
  )
}
