'use client'

import { useRouter } from 'next/navigation'
import { callApi } from '@/ui/client/call-from-storefront'
import { forgetIdempotencyKey, idempotencyKey } from '@/ui/client/idempotency-key'
import { Notice } from '@/ui/form/notice'
import { PersistedForm } from '@/ui/form/persisted-form'
import { SendButton } from '@/ui/form/send-button'
import { usePlainForm } from '@/ui/form/use-plain-form'
import { toast } from '@/ui/toast'
import * as words from './browser-words'
import { type Choices, InquiryFields } from './inquiry-fields'
import { OWN_INQUIRIES } from './urls'

type Props = { choices: Choices }

/** The fields of a wish; a question has the message alone. */
const NAMES = [
  'manufacturer',
  'model',
  'yearFrom',
  'yearTo',
  'transmission',
  'steering',
  'priceType',
  'country',
  'message',
] as const
type Texts = Record<(typeof NAMES)[number], string>

const yearOf = (text: string): number | null => (text === '' ? null : Number(text))

const STEERING = ['LHD', 'RHD'] as const
const PRICES = ['CIF', 'FOB', 'DDP'] as const
const oneOf = <T extends string>(values: readonly T[], text: string): T | null =>
  values.find((value) => value === text) ?? null

/** What the form sends about a vehicle that is looked for. */
const wishOf = ({ priceType, steering, yearFrom, yearTo, ...texts }: Texts) => ({
  ...texts,
  yearFrom: yearOf(yearFrom),
  yearTo: yearOf(yearTo),
  steering: oneOf(STEERING, steering),
  priceType: oneOf(PRICES, priceType),
})

const SEND = 'inquiry'

const trimmed = (texts: Texts): Texts =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text.trim()])) as Texts

/** Sends the inquiry, about a vehicle of the stock with the question alone. */
function useInquiry(vehicleId: number | null) {
  const router = useRouter()
  const { refused, ...form } = usePlainForm({
    names: NAMES,
    fallback: words.failedToSubmit,
    submit: async (given, shown) => {
      const texts = trimmed(given)
      const body = vehicleId === null ? wishOf(texts) : { vehicleId, message: texts.message }
      const headers = { 'idempotency-key': idempotencyKey(SEND, body) }
      const answer = await callApi('post', '/api/v1/vehicle-inquiries', { body, headers })
      if (!answer.ok) return answer
      // What was stored of it is not wanted any more.
      shown.reset()
      forgetIdempotencyKey(SEND)
      toast(answer.message)
      router.push(OWN_INQUIRIES)
      return answer
    },
  })
  const ofVehicle = refused?.issues.find(({ path }) => path === 'vehicleId')?.message
  // That the session has ended is shown above, for every form of the area.
  const failure = refused && refused.status !== 401 ? (ofVehicle ?? refused.message) : null
  return { ...form, failure }
}

/** An inquiry about a vehicle, on offer or looked for; what was typed survives reloads and lost connections. */
export function InquiryForm({ choices }: Props) {
  const vehicleId = choices.vehicle?.id ?? null
  const { errors, failure, isBusy, submit } = useInquiry(vehicleId)
  return (
    <form method="post" noValidate onSubmit={submit} className="max-w-text">
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
