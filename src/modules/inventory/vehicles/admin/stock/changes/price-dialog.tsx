'use client'
import { type ComponentProps, useEffect } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { DEFAULT_CURRENCY } from '@/kernel/money'
import styles from '@/ui/back-office/admin.module.css'
import { AdminDialog } from '@/ui/back-office/dialog'
import menu from '@/ui/back-office/menu.module.css'
import { Refusal } from '@/ui/back-office/refusal'
import { useSchemaForm } from '@/ui/form/use-schema-form'
import type { StockRow } from '../../../queries/list-stock'
import {
  PRICE_CURRENCIES,
  PRICE_ROUNDINGS,
  type PRICE_VERBS,
  type PriceChange,
} from '../../../rules/stock/price-change'
import { priceChange } from '../../../schemas/bulk-change'
import { BulkDialogFoot } from '../bulk-dialog-foot'
import * as words from '../words'
import css from './changes.module.css'
import { PricePreview } from './price-preview'
import type { AllMatching } from './use-all-matching'
import { usePricePreview } from './use-price-preview'

type Entered = { verb: (typeof PRICE_VERBS)[number]; figure: string; unit: string; roundTo: string }

/** The change that was entered; a sentence where there is none yet. */
function changeOf({ figure, roundTo, unit, verb }: Entered): PriceChange | string {
  const value = figure.replaceAll(/[\s,]/g, '')
  if (value === '' || Number.isNaN(Number(value))) return words.enterAnAmount
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
  const currency = PRICE_CURRENCIES.find((one) => one === rows[0]?.currency) ?? DEFAULT_CURRENCY
  const form = useSchemaForm<Entered>({
    defaultValues: { verb: 'lower', figure: '', unit: 'percent', roundTo: '1' },
    submit: async () => {
      if (typeof change === 'string' || preview.busy || count === 0) return undefined
      const answer = await all.send({ kind: 'price', price: change })
      if (answer.ok) onClose()
      return answer
    },
  })
  const { isBusy, problem, submit } = form
  const entered = { ...form.getValues(), ...useWatch({ control: form.control }) }
  const change = changeOf(entered)
  const preview = usePricePreview(typeof change === 'string' ? null : change, all.vehicles)
  const count = preview.result?.changed ?? 0
  return (
    <AdminDialog onClose={onClose} title={words.changePrices(all.count)}>
      <form className={menu.stack} noValidate onSubmit={submit}>
        <Fields currency={currency} form={form} verb={entered.verb} />
        {entered.unit !== 'percent' && (
          <p className={styles.quiet}>{words.amountsInCurrency(entered.unit)}</p>
        )}
        <PricePreview note={typeof change === 'string' ? change : null} preview={preview} />
        {problem && <Refusal>{problem}</Refusal>}
        <BulkDialogFoot disabled={isBusy || preview.busy || count === 0} onClose={onClose}>
          {isBusy ? words.working : words.pricesOf(count)}
        </BulkDialogFoot>
      </form>
    </AdminDialog>
  )
}

type FieldsProps = { form: UseFormReturn<Entered>; verb: Entered['verb']; currency: string }

function Fields({ currency, form, verb }: FieldsProps) {
  const { getValues, register, setFocus, setValue } = form
  useEffect(() => setFocus('figure'), [setFocus])
  // A price is set to an amount.
  const leavePercent = (chosen: Entered['verb']) => {
    if (chosen === 'set' && getValues('unit') === 'percent') setValue('unit', currency)
  }
  const own = [currency, ...PRICE_CURRENCIES.filter((one) => one !== currency)].map((one) => [one, one])
  return (
    <div className={css.fields}>
      <Choice
        label={words.whatToDo}
        options={Object.entries(words.PRICE_VERBS)}
        {...register('verb', { onChange: ({ target }) => leavePercent(target.value) })}
      />
      <label className={styles.field}>
        <span className={styles.label}>{words.howMuch}</span>
        <input autoComplete="off" className={styles.input} inputMode="decimal" {...register('figure')} />
      </label>
      <Choice
        label={words.unit}
        options={verb === 'set' ? own : [['percent', words.perCent], ...own]}
        {...register('unit')}
      />
      <Choice
        label={words.roundTo}
        options={PRICE_ROUNDINGS.map((step) => [String(step), words.roundToStep(step)])}
        {...register('roundTo')}
      />
    </div>
  )
}

type ChoiceProps = ComponentProps<'select'> & { label: string; options: readonly (readonly string[])[] }

/** A list to choose from: what is sent, and what is read. */
const Choice = ({ label, options, ...select }: ChoiceProps) => (
  <label className={styles.field}>
    <span className={styles.label}>{label}</span>
    <select className={styles.input} {...select}>
      {options.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  </label>
)
