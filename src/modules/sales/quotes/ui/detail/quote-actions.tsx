'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Button, buttonStyle } from '@/ui/button'
import { saidOr } from '@/ui/client/answer'
import { callApi } from '@/ui/client/site'
import { ModalDialog } from '@/ui/dialog'
import { PlainLink } from '@/ui/link'
import { toast } from '@/ui/toast'
import { ownQuoteHref } from '../../rules/quote-lists'
import type { QuoteCustomerStep } from '../../rules/quote-workflow'
import * as words from '../browser-words'
import { Refusal } from '../refusal'

type Quote = { id: number; isOrderOnDemand: boolean }
type Props = {
  quote: Quote
  /** What may be done, from `offeredSteps`. */
  steps: readonly QuoteCustomerStep[]
  /** What accepting costs, formatted. */
  total: string | null
}

/** What a customer can do about a quote. Accepting and cancelling ask first. */
export function QuoteActions({ quote, steps, total }: Props) {
  const [asked, setAsked] = useState<'accept' | 'cancel' | null>(null)
  const has = (step: QuoteCustomerStep) => steps.includes(step)
  return (
    <>
      {has('accept') && (
        <Button variant="primary" onClick={() => setAsked('accept')}>
          {words.accept}
        </Button>
      )}
      {has('negotiate') && (
        <PlainLink href={ownQuoteHref(quote, 'customize')} className={buttonStyle()}>
          {words.askForChanges}
        </PlainLink>
      )}
      {has('modify') && (
        <PlainLink href={ownQuoteHref(quote, 'modify')} className={buttonStyle('primary')}>
          {words.modify}
        </PlainLink>
      )}
      {has('cancel') && (
        <Button variant="quiet" onClick={() => setAsked('cancel')}>
          {words.cancel}
        </Button>
      )}
      {asked && <Question quote={quote} step={asked} total={total} onClose={() => setAsked(null)} />}
    </>
  )
}

type QuestionProps = {
  quote: Quote
  step: 'accept' | 'cancel'
  total: string | null
  onClose: () => void
}

/** Takes the step. The page then shows what the quote has become, also if somebody was faster. */
function useStep({ quote, step }: QuestionProps) {
  const router = useRouter()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const take = async (close: () => void) => {
    setBusy(true)
    setProblem(null)
    const params = { path: { id: quote.id } }
    const answer =
      step === 'accept'
        ? await callApi('put', '/api/v1/quotes/my-quotes/{id}/accept', { params })
        : await callApi('put', '/api/v1/quotes/my-quotes/{id}/cancel', { params })
    setBusy(false)
    router.refresh()
    if (!answer.ok) return setProblem(saidOr(answer, words.statusFailed))
    toast(answer.message)
    close()
  }
  return { isBusy, problem, take }
}

function Question(props: QuestionProps) {
  const { onClose, step, total } = props
  const { isBusy, problem, take } = useStep(props)
  const isAccept = step === 'accept'
  return (
    <ModalDialog title={isAccept ? words.acceptTitle : words.cancelTitle} onClose={onClose}>
      {(close) => (
        <>
          <p className="text-14 text-soft">{isAccept ? words.acceptText(total) : words.cancelText}</p>
          <Refusal message={problem} />
          <p className="mt-5 flex flex-wrap gap-2">
            <Button
              variant={isAccept ? 'primary' : 'secondary'}
              onClick={() => take(close)}
              disabled={isBusy}
            >
              {isBusy ? words.working : isAccept ? words.yesAccept : words.yesCancel}
            </Button>
            <Button variant="quiet" onClick={close} disabled={isBusy}>
              {isAccept ? words.notNow : words.keepIt}
            </Button>
          </p>
        </>
      )}
    </ModalDialog>
  )
}
