'use client'

import { Badge } from '@/ui/badge'
import { cx } from '@/ui/cx'
import { CardsLoading } from '@/ui/empty-and-error-states'
import { Notice } from '@/ui/form/notice'
import { Link } from '@/ui/link'
import { Card, Section } from '@/ui/page-parts'
import { ZonedMoment } from '@/ui/zoned-moment'
import { OWN_TICKET_LABELS, OWN_TICKET_TONES } from '../../rules/own-ticket-labels-and-tones'
import type { SupportContacts } from '../../rules/support-contacts'
import { ownTicketHref } from '../../rules/ticket-hrefs'
import { turnOfTicket } from '../../rules/ticket-turn'
import { AttachmentLinks, type ShownFile } from '../attachment-links'
import * as words from '../browser-words'
import { LinkedText } from '../linked-text'
import { CloseTicket } from './close-ticket'
import { RateTicket } from './rate-ticket'
import { ReplyForm } from './reply-form'
import { TicketTurnNote } from './ticket-turn-note'
import { type OwnResponse, type OwnTicket, useThread } from './use-thread'

/** A question as its customer follows it: whose turn it is, the conversation, the next message, closing and rating. */
export function TicketThread({ contacts, id }: { id: number; contacts: SupportContacts }) {
  const { isOutdated, refresh, responses, ticket } = useThread(id)
  if (!ticket || !responses) return isOutdated ? <Lost /> : <CardsLoading />
  return (
    <div className="grid gap-8">
      {isOutdated && <Lost />}
      <Standing ticket={ticket} />
      <RateTicket ticket={ticket} onRated={refresh} />
      <Section id="conversation" title={words.conversation}>
        <ol className="flex max-w-text flex-col gap-3">
          <Message
            isFromCustomer
            at={ticket.createdAt}
            files={ticket.attachments}
            text={ticket.description}
            trimmedText={ticket.trimmedText}
          />
          {responses.map((response) => (
            <Message
              key={response.id}
              isFromCustomer={response.isFromCustomer}
              at={response.createdAt}
              files={response.attachments}
              text={response.message}
              trimmedText={response.trimmedText}
            />
          ))}
        </ol>
        <ReplyForm contacts={contacts} id={id} isClosed={ticket.status === 'CLOSED'} onSent={refresh} />
      </Section>
      {ticket.status !== 'CLOSED' && <CloseTicket id={id} onClosed={refresh} />}
    </div>
  )
}

const Lost = () => (
  <div role="status">
    <Notice tone="amber">{words.notCurrent}</Notice>
  </div>
)

function Standing({ ticket }: { ticket: OwnTicket }) {
  const { related, status } = ticket
  return (
    <Card className="p-4">
      <p>
        <Badge tone={OWN_TICKET_TONES[status]}>{OWN_TICKET_LABELS[status]}</Badge>
      </p>
      <TicketTurnNote turn={turnOfTicket(ticket, new Date())} />
      {related.map(({ id, relation, subject, ticketNumber }) => (
        <p key={`${relation} ${id}`} className="mt-2 text-14">
          {relation === 'follows' ? words.earlierQuestion : words.laterQuestion}{' '}
          <Link href={ownTicketHref(id)}>
            {ticketNumber}: {subject}
          </Link>
        </p>
      ))}
    </Card>
  )
}

type Shown = {
  isFromCustomer: OwnResponse['isFromCustomer']
  at: string
  text: string
  trimmedText: string | null
  files: readonly ShownFile[]
}

function Message({ at, files, isFromCustomer, text, trimmedText }: Shown) {
  return (
    <li
      className={cx(
        'max-w-[92%] rounded-card border border-line px-4 py-3 sm:max-w-[85%]',
        isFromCustomer ? 'self-end bg-link-wash' : 'self-start bg-surface',
      )}
    >
      <p className="mb-1 text-13 text-faint">
        <strong className="font-semibold text-ink">{isFromCustomer ? words.you : words.us}</strong>{' '}
        <ZonedMoment iso={at} />
      </p>
      <LinkedText>{text}</LinkedText>
      {trimmedText && (
        <details className="mt-2">
          <summary className="min-h-11 cursor-pointer py-2 text-13 text-link">{words.showTrimmed}</summary>
          <LinkedText>{trimmedText}</LinkedText>
        </details>
      )}
      <AttachmentLinks files={files} />
    </li>
  )
}
