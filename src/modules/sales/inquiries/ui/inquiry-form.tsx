'use client'

import { useRouter } from 'next/navigation'
import { type FormEvent, useState } from 'react'
import { errorsByField, messageOr } from '@/ui/client/answer'
import { forgetSendKey, sendKey } from '@/ui/client/send-key'
import { callApi } from '@/ui/client/site'
import { Notice } from '@/ui/form/notice'
import { PersistedForm } from '@/ui/form/persisted-form'
import { SendButton } from '@/ui/form/send-button'
import { toast } from '@/ui/toast'
import { OWN_INQUIRIES } from './addresses'
import * as words from './browser-words'
import { type Choices, InquiryFields } from './inquiry-fields'

type Props = { choices: Choices }
type Errors = Readonly<Record<string, string>>

const textOf = (given: FormData, name: string): string => String(given.get(name) ?? '').trim()
const yearOf = (given: FormData, name: string): number | null => {
  const text = textOf(given, name)
  return text === '' ? null : Number(text)
}

const STEERING = ['LHD', 'RHD'] as const
const PRICES = ['CIF', 'FOB', 'DDP'] as const
const oneOf = <T extends string>(values: readonly T[], text: string): T | null =>
  values.find((value) => value === text) ?? null

/** What the form sends about a vehicle of the stock: the question alone. */
const questionOf = (vehicleId: number, given: FormData) => ({ vehicleId, message: textOf(given, 'message') })

/** What it sends about a vehicle that is looked for. */
const wishOf = (given: FormData) => ({
  manufacturer: textOf(given, 'manufacturer'),
  model: textOf(given, 'model'),
  yearFrom: yearOf(given, 'yearFrom'),
  yearTo: yearOf(given, 'yearTo'),
  transmission: textOf(given, 'transmission'),
  steering: oneOf(STEERING, textOf(given, 'steering')),
  priceType: oneOf(PRICES, textOf(given, 'priceType')),
  country: textOf(given, 'country'),
  message: textOf(given, 'message'),
})

const SEND = 'inquiry'

/** Sends the inquiry and says what is wrong with it, by field where that is known. */
function useInquiry(vehicleId: number | null) {
  const router = useRouter()
  const [errors, setErrors] = useState<Errors>({})
  const [failure, setFailure] = useState('')
  const [isBusy, setBusy] = useState(false)
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const given = new FormData(form)
    const body = vehicleId === null ? wishOf(given) : questionOf(vehicleId, given)
    setBusy(true)
    setFailure('')
    const headers = { 'idempotency-key': sendKey(SEND, body) }
    const answer = await callApi('post', '/api/v1/vehicle-inquiries', { body, headers })
    setBusy(false)
    if (answer.ok) {
      // What was kept of it is not wanted any more.
      form.reset()
      forgetSendKey(SEND)
      toast(answer.message)
      router.push(OWN_INQUIRIES)
      return
    }
    const found = errorsByField(answer)
    setErrors(found)
    const first = Object.keys(found).find((name) => form.querySelector(`[name="${name}"]`))
    if (first) form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
    // That the session has ended is said above, for every form of the area.
    else if (answer.status !== 401) setFailure(found.vehicleId ?? messageOr(answer, words.failedToSubmit))
  }
  return { send, errors, failure, isBusy }
}

/** Asking about a vehicle, on offer or looked for; what was typed survives reloads and lost connections. */
export function InquiryForm({ choices }: Props) {
  const vehicleId = choices.vehicle?.id ?? null
  const { send, errors, failure, isBusy } = useInquiry(vehicleId)
  return (
    <form method="post" noValidate onSubmit={send} className="max-w-text">
      <PersistedForm isSaving name={vehicleId === null ? SEND : `${SEND}-${vehicleId}`} />
      <InquiryFields choices={choices} errors={errors} />
      {failure && (
        <div className="mt-6 -mb-6">
          <Notice tone="red" isAlert>
            {failure}
          </Notice>
        </div>
      )}
      <SendButton type="submit" variant="primary" isBusy={isBusy} className="mt-6">
        {isBusy ? words.sending : words.sendInquiry}
      </SendButton>
    </form>
  )
}
