'use client'

import { useState } from 'react'
import { Button } from '@/ui/button'
import { ModalDialog } from '@/ui/dialog'
import { ZonedMoment } from '@/ui/zoned-moment'
import type { OwnInquiry } from '../queries/list-inquiries'
import { makeOf, modelOf } from '../rules/inquiry-display'
import { WAITING } from '../rules/inquiry-status'
import * as words from './browser-words'
import { Facts, factsOf, RequestedVehicle } from './inquiry-facts'

type Props = {
  inquiry: OwnInquiry
  /** The inquiry's name, for screen readers. */
  name: string
}

/** Opens an inquiry with everything that was sent, and the reply. */
export function InquiryDetails({ inquiry, name }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)} size="slim">
        {words.viewDetails}
        <span className="sr-only">: {name}</span>
      </Button>
      {isOpen && (
        <ModalDialog onClose={() => setOpen(false)} title={words.inquiryDetails}>
          {(close) => <Details inquiry={inquiry} name={name} onClose={close} />}
        </ModalDialog>
      )}
    </>
  )
}

function Details({ inquiry, name, onClose }: Props & { onClose: () => void }) {
  const wanted = [
    { term: words.make, value: makeOf(inquiry) },
    { term: words.model, value: modelOf(inquiry) },
  ]
  return (
    <>
      <p className="mb-3 text-14 font-semibold">{name}</p>
      {inquiry.vehicle ? (
        <RequestedVehicle vehicle={inquiry.vehicle} />
      ) : (
        <Facts facts={[...wanted, ...factsOf(inquiry, false)]} />
      )}
      {inquiry.message && <Message title={words.yourMessage}>{inquiry.message}</Message>}
      <Reply inquiry={inquiry} />
      <p className="mt-5">
        <Button onClick={onClose}>{words.close}</Button>
      </p>
    </>
  )
}

/** The reply with its time, or that it is still to come. */
function Reply({ inquiry: { replyAt, replyMessage, status } }: { inquiry: OwnInquiry }) {
  if (replyMessage)
    return (
      <>
        <Message title={words.ourReply}>{replyMessage}</Message>
        {replyAt && (
          <p className="mt-1 text-13 text-faint">
            <ZonedMoment iso={replyAt} />
          </p>
        )}
      </>
    )
  return (
    <p className="mt-4 rounded-control bg-amber-wash px-4 py-3 text-14 text-amber">
      {status === WAITING ? words.awaitingResponse : words.answeredElsewhere}
    </p>
  )
}

function Message({ children, title }: { title: string; children: string }) {
  return (
    <section className="mt-4">
      <h3 className="text-13 text-faint">{title}</h3>
      <p className="text-14 wrap-anywhere whitespace-pre-line">{children}</p>
    </section>
  )
}
