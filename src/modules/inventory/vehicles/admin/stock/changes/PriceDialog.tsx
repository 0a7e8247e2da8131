'use client'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { DEFAULT_CURRENCY } from '@/kernel/money'
import styles from '@/ui/back-office/admin.module.css'
import { AdminDialog, Refusal } from '@/ui/back-office/Dialog'
import type { StockRow } from '../../../queries/list-stock'
import {
  PRICE_CURRENCIES,
  PRICE_ROUNDINGS,
  type PRICE_VERBS,
  type PriceChange,
} from '../../../rules/stock/price-change'
import { priceChange } from '../../../schemas/bulk-change'
import menu from '../views/menu.module.css'
import * as words from '../words'
import css from './changes.module.css'
import { PricePreview } from './PricePreview'
import type { AllMatching } from './use-all-matching'
import { usePreview } from './use-preview'

type Entered = { verb: (typeof PRICE_VERBS)[number]; figure: string; unit: string; roundTo: string }

/** The change that was entered; a sentence where there is none yet. */
function changeOf({ figure, roundTo, unit, verb }: Entered): PriceChange | string {
  const value = figure.replaceAll(/[\s,]/g, '')
  if (value === '') return words.enterAnAmount
  const shared = { verb, roundTo: Number(roundTo) }
  const given =
    unit === 'percent'
      ? { ...shared, unit, percent: Number(value) }
      : { ...shared, unit: 'amount', amount: Number(value), currency: unit }
  const read = priceChange.safeParse(given)
  return read.success ? read.data : (read.error.issues[0]?.message ?? words.enterAnAmount)
}

type Props = { all: AllMatching; rows: readonly StockRow[]; onClose: () => void }

/** Changes the price of the selected vehicles: shows the first new prices, and what would be left, before anything is done. */
export function PriceDialog({ all, onClose, rows }: Props) {
  const [refusal, setRefusal] = useState('')
  const currency = PRICE_CURRENCIES.find((one) => one === rows[0]?.currency) ?? DEFAULT_CURRENCY
  const form = useForm<Entered>({
    defaultValues: { verb: 'lower', figure: '', unit: 'percent', roundTo: '1' },
  })
  const entered = { ...form.getValues(), ...useWatch({ control: form.control }) }
  const change = changeOf(entered)
  const preview = usePreview(typeof change === 'string' ? null : change, all.vehicles)
  const count = preview.found?.changed ?? 0
  const submit = form.handleSubmit(async () => {
    if (typeof change === 'string' || count === 0) return
    const answer = await all.send({ kind: 'price', price: change })
    if (answer.ok) onClose()
    else setRefusal(answer.message)
  })
  const { isSubmitting } = form.formState
  return (
    <AdminDialog onClose={onClose} title={words.changePrices(all.count)}>
      <form className={menu.stack} noValidate onSubmit={submit}>
        <Fields currency={currency} form={form} verb={entered.verb} />
        {entered.unit !== 'percent' && (
          <p className={styles.quiet}>{words.amountsInCurrency(entered.unit)}</p>
        )}
        <PricePreview note={typeof change === 'string' ? change : null} preview={preview} />
        {refusal && !isSubmitting && <Refusal>{refusal}</Refusal>}
        <span className={styles.actions}>
          <button
            className={styles.primary}
            disabled={isSubmitting || preview.busy || count === 0}
            type="submit"
          >
            {isSubmitting ? words.working : words.pricesOf(count)}
          </button>
          <button className={styles.button} onClick={onClose} type="button">
            {words.cancel}
          </button>
        </span>
      </form>
    </AdminDialog>
  )
}

type FieldsProps = { form: ReturnType<typeof useForm<Entered>>; verb: Entered['verb']; currency: string }

function Fields({ currency, form, verb }: FieldsProps) {
  const { register, setValue } = form
  const own = [currency, ...PRICE_CURRENCIES.filter((one) => one !== currency)]
  const input = { className: styles.input }
  return (
    <div className={css.fields}>
      <label className={styles.field}>
        <span className={styles.label}>{words.whatToDo}</span>
        <select
          {...input}
          {...register('verb', {
            // A price is set to an amount.
            onChange: ({ target }) => {
              if (target.value === 'set' && form.getValues('unit') === 'percent') setValue('unit', currency)
            },
          })}
        >
          {(['lower', 'raise', 'set'] as const).map((one) => (
            <option key={one} value={one}>
              {words.PRICE_VERBS[one]}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.field}>
        <span className={styles.label}>{words.howMuch}</span>
        <input {...input} autoComplete="off" inputMode="decimal" {...register('figure')} />
      </label>
      <label className={styles.field}>
        <span className={styles.label}>{words.unit}</span>
        <select {...input} {...register('unit')}>
          {verb !== 'set' && <option value="percent">{words.perCent}</option>}
          {own.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.field}>
        <span className={styles.label}>{words.roundTo}</span>
        <select {...input} {...register('roundTo')}>
          {PRICE_ROUNDINGS.map((step) => (
            <option key={step} value={String(step)}>
              {words.roundToStep(step)}
            </option>
          ))}
        </select>
      </label>
    </div>
  )
}
