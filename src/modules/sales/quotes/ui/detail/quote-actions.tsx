'use client'

import { useRouter } from 'next/navigation'
import { useId, useState } from 'react'
import { Button, buttonStyle } from '@/ui/button'
import { isAnswered, messageOr } from '@/ui/client/answer'
import { callApi } from '@/ui/client/call-from-storefront'
import { ModalDialog } from '@/ui/dialog'
import { AREA, Field } from '@/ui/field'
import { SendButton } from '@/ui/form/send-button'
import { PlainLink } from '@/ui/link'
import { toast } from '@/ui/toast'
import { ownQuoteHref } from '../../rules/quote-hrefs'
import { REASON_MAX } from '../../rules/quote-limits'
import type { QuoteCustomerStep } from '../../rules/quote-workflow'
import * as words from '../browser-words'
import { RefusalNote } from '../refusal-note'

/** A quote as it is shown; nobody accepts what has changed since. */
type Quote = { id: number; isOrderOnDemand: boolean; updatedAt: string }
type Props = {
  quote: Quote
  /** What may be done, from `offeredSteps`. */
  steps: readonly QuoteCustomerStep[]
  costs: Costs
}

/** What accepting costs, formatted, and for how long the vehicle is held until the first payment; null without a price. */
type Costs = { total: string; first: string; days: number } | null

/** What a customer can do about a quote. Accepting and cancelling are confirmed first. */
export function QuoteActions({ costs, quote, steps }: Props) {
  const [pending, setPending] = useState<'accept' | 'cancel' | null>(null)
  const has = (step: QuoteCustomerStep) => steps.includes(step)
  return (
    <>
      {has('accept') && (
        <Button variant="primary" onClick={() => setPending('accept')}>
          {words.accept}
        </Button>
      )}
      {has('negotiate') && (
        <PlainLink href={ownQuoteHref(quote, 'customize')} className={buttonStyle()}>
          {words.requestChanges}
        </PlainLink>
      )}
      {has('modify') && (
        <PlainLink href={ownQuoteHref(quote, 'modify')} className={buttonStyle('primary')}>
          {words.modify}
        </PlainLink>
      )}
      {has('cancel') && (
        <Button variant="quiet" onClick={() => setPending('cancel')}>
          {words.cancel}
        </Button>
      )}
      {pending && <Question quote={quote} step={pending} costs={costs} onClose={() => setPending(null)} />}
    </>
  )
}

type QuestionProps = {
  quote: Quote
  step: 'accept' | 'cancel'
  costs: Costs
  onClose: () => void
}

/** Takes the step. The page then shows what the quote has become, also if somebody was faster. */
function useStep({ quote, step }: QuestionProps) {
  const router = useRouter()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<{ message: string; isOutdated: boolean } | null>(null)
  const take = async (close: () => void, reason: string) => {
    setBusy(true)
    setProblem(null)
    const params = { path: { id: quote.id } }
    const answer =
      step === 'accept'
        ? await callApi('put', '/api/v1/quotes/my-quotes/{id}/accept', {
            params,
            body: { updatedAt: quote.updatedAt },
          })
        : await callApi('put', '/api/v1/quotes/my-quotes/{id}/cancel', { params, body: { reason } })
    setBusy(false)
    if (isAnswered(answer)) router.refresh()
    if (!answer.ok) {
      const message = messageOr(answer, words.statusFailed)
      return setProblem({ message, isOutdated: answer.status === 409 })
    }
    toast(answer.message)
    close()
  }
  // Nobody takes a step about what they have not seen: the page shows the quote as it is now.
  const reload = (close: () => void) => {
    router.refresh()
    close()
  }
  return { isBusy, problem, reload, take }
}

function Question(props: QuestionProps) {
  const { costs, onClose, step } = props
  const { isBusy, problem, reload, take } = useStep(props)
  const [reason, setReason] = useState('')
  const isAccept = step === 'accept'
  return (
    <ModalDialog title={isAccept ? words.acceptTitle : words.cancelTitle} onClose={onClose}>
      {(close) => (
        <>
          <p className="text-14 text-soft">{isAccept ? words.acceptText(costs) : words.cancelText}</p>
          {!isAccept && <Reason reason={reason} onChange={setReason} />}
          <RefusalNote message={problem?.message ?? null} />
          <p className="mt-5 flex flex-wrap gap-2">
            {problem?.isOutdated ? (
              <Button variant="primary" onClick={() => reload(close)}>
                {words.reload}
              </Button>
            ) : (
              <SendButton
                variant={isAccept ? 'primary' : 'secondary'}
                onClick={() => take(close, reason)}
                isBusy={isBusy}
              >
                {isBusy ? words.working : isAccept ? words.yesAccept : words.yesCancel}
              </SendButton>
            )}
            <Button variant="quiet" onClick={close} disabled={isBusy}>
              {isAccept ? words.notNow : words.storeChoice}
            </Button>
          </p>
        </>
      )}
    </ModalDialog>
  )
}

function Reason({ onChange, reason }: { reason: string; onChange: (reason: string) => void }) {
  const id = useId()
  return (
    <Field label={words.whyCancel} htmlFor={id} className="mt-4">
      <textarea
        id={id}
        rows={2}
        maxLength={REASON_MAX}
        value={reason}
        onChange={(event) => onChange(event.target.value)}
        className={AREA}
      />
    </Field>
  )
}
