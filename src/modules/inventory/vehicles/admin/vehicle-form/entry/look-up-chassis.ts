import type { QueryClient } from '@tanstack/react-query'
import type { UseFormReturn } from 'react-hook-form'
import { hasOwnCode } from '@/modules/inventory/lists/rules/has-own-code'
import type { BodyOf } from '@/ui/client/make-call'
import { readOf } from '@/ui/client/read-of'
import type { FormModelCode, FormOption } from '../../../queries/get-vehicle-form'
import { wholeChassis } from '../../../rules/form/chassis-prefix'
import { type SuggestedCar, suggestedInForm } from '../../../rules/form/suggested-in-form'
import { carKey } from '../../../rules/suggestions/car-key'
import { suggestionQuery } from '../../../rules/suggestions/suggestion-query'
import { fieldOfCallName } from '../../../schemas/field-names-in-calls'
import type { FormParts, Values } from '../form-context'
import { modelCodeOf } from '../load-models'
import type { Entry, LookUp } from './car-entry-store'

const ROUTE = '/api/v1/vehicles/suggestions'
/** A pause in typing. */
const PAUSE_MS = 150
/** Whoever goes on with Enter waits no longer than this. */
const PATIENCE_MS = 1000

type Answer = BodyOf<'get', typeof ROUTE>['data']
type Found = NonNullable<Answer['suggestions']>

type Options = {
  client: QueryClient
  entry: Entry
  form: UseFormReturn<Values>
  known: FormParts['known']
  /** Sets fields of the form, not as if somebody had entered them. */
  fill: (fields: Partial<Values>) => void
}

const inForm = <T>(record: Readonly<Record<string, T>>): [string, T][] =>
  Object.entries(record).map(([name, value]) => [fieldOfCallName(name), value])

/** Values that the form has no choice for are of no use: an entry may be inactive by now. */
function isOffered({ options }: FormParts['known'], field: string, value: number): boolean {
  const list = field === 'model' ? undefined : options[field as keyof typeof options]
  return list === undefined || list.some(({ id }) => id === String(value))
}

function carOf({ model_code: code, values, years }: Found, known: FormParts['known']): SuggestedCar {
  const usable = inForm(values).filter(([field, value]) => isOffered(known, field, value))
  return { values: Object.fromEntries(usable), years, facts: code && modelCodeOf(code) }
}

const choicesOf = ({ choices }: Found): Record<string, string[]> =>
  Object.fromEntries(inForm(choices).map(([field, values]) => [field, values.map(String)]))

/** Entries of the car that the form's own lists may not have yet. */
export type CarEntries = { models: FormOption[]; codes: FormModelCode[] }
const entriesOf = ({ model, model_code: code }: Found): CarEntries => ({
  models: model ? [{ id: String(model.id), name: model.name }] : [],
  codes: code ? [modelCodeOf(code)] : [],
})

/** The number as it would be stored; the prefix that stands for no code at all is ignored. */
const lookedUpText = (values: Values): string =>
  values.code || hasOwnCode(values.chassis) ? wholeChassis(values) : values.chassis.trim()

/** Shows what is known, and fills it in. */
function report({ entry, fill, form, known }: Options, suggestion: Found | null): void {
  const values = form.getValues()
  const { filled } = entry.get()
  if (suggestion) {
    const { codes, models } = entriesOf(suggestion)
    known.options.model = [...models, ...known.options.model.filter(({ id }) => id !== models[0]?.id)]
    known.modelCodes = [...codes, ...known.modelCodes.filter(({ id }) => id !== codes[0]?.id)]
  }
  const car = suggestion && carOf(suggestion, known)
  const suggested = suggestedInForm({ values, typed: entry.typed, filled }, car)
  fill(suggested.fields)
  const isOther =
    suggestion !== null && suggested.filled.size === 0 && Object.keys(suggestion.values).length > 0
  entry.set({
    state: suggestion === null ? 'unknown' : isOther ? 'other' : 'known',
    code: suggestion?.code ?? '',
    earlier: suggestion?.earlier ?? 0,
    years: isOther ? null : (suggestion?.years ?? null),
    choices: isOther || !suggestion ? {} : choicesOf(suggestion),
    filled: suggested.filled,
  })
}

/** Only the latest question counts. Suggestions for a car are shown once; after that only who has the number. */
export function newChassisLookUp(options: Options): LookUp {
  const { client, entry, form } = options
  let [lookup, reported] = [{ text: '', answer: Promise.resolve() }, '']
  let pause: ReturnType<typeof setTimeout> | undefined
  const lookUp = async (text: string, car: string): Promise<void> => {
    if (car !== reported) entry.set({ state: 'asking' })
    const answer = await client
      .fetchQuery({ ...readOf(ROUTE, { params: { query: { chassis: text } } }), gcTime: 0 })
      .catch(() => null)
    if (lookup.text !== text) return
    if (!answer) {
      lookup = { text: '', answer: Promise.resolve() }
      return entry.set({ state: 'failed' })
    }
    if (car !== reported) report(options, answer.data.suggestions)
    reported = car
    entry.set({ taken: answer.data.taken })
  }
  const lookUpNow = (): Promise<void> => {
    clearTimeout(pause)
    const text = lookedUpText(form.getValues())
    if (text === '' || text === lookup.text) return lookup.answer
    const car = suggestionQuery(text)
    lookup = { text, answer: Promise.resolve() }
    lookup.answer = lookUp(text, car ? carKey(car) : '')
    return lookup.answer
  }
  return {
    soon: (typed) => {
      clearTimeout(pause)
      if (entry.get().taken) entry.set({ taken: null })
      if (hasOwnCode(typed)) pause = setTimeout(lookUpNow, PAUSE_MS)
    },
    now: () => Promise.race([lookUpNow(), new Promise<void>((done) => setTimeout(done, PATIENCE_MS))]),
  }
}
