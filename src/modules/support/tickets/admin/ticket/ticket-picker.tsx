'use client'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import styles from '@/ui/back-office/admin.module.css'
import { Refusal } from '@/ui/back-office/refusal'
import { SearchField } from '@/ui/back-office/search-field'
import { readOf } from '@/ui/client/read-of'
import { TICKET_STATUS_LABELS, type TicketStatus } from '../../rules/ticket-choices'
import type { TicketData } from './read-ticket-screen'
import css from './ticket.module.css'
import * as words from './words'

/** A ticket that can be chosen. */
export type PickedTicket = {
  id: number
  number: string
  subject: string
  customer: string | null
  status: TicketStatus
}

type Props = {
  data: TicketData
  chosen: PickedTicket | null
  onChoose: (ticket: PickedTicket | null) => void
}

const SHORTEST = 2
const MOST = 8

/** Tickets that match what was typed; before that, the same customer's others. */
function useTickets({ others, ticket }: TicketData, typed: string) {
  const search = useDeferredValue(typed.trim())
  const isSearched = search.length >= SHORTEST
  const query = { words: search, limit: String(MOST), sort: 'newest' as const }
  const { data, isError, isPlaceholderData } = useQuery({
    ...readOf('/api/v1/support-management/tickets', { params: { query } }),
    enabled: isSearched,
    placeholderData: (before) => before,
  })
  const found = (data?.data ?? []).map(
    ({ customerEmail, customerName, id, status, subject, ticketNumber }) => ({
      ...{ id, status, subject, number: ticketNumber, customer: customerName ?? customerEmail },
    }),
  )
  const customer = ticket.customerName ?? ticket.customerEmail
  const shown: PickedTicket[] = isSearched ? found : others.map((other) => ({ ...other, customer }))
  return {
    isError,
    tickets: shown.filter(({ id }) => id !== ticket.id),
    /** Whether these are what was searched for, and not what was shown before. */
    isCurrent: search === typed.trim() && !(isSearched && isPlaceholderData),
    isNone: isSearched && data !== undefined && found.length === 0,
  }
}

/** Finds another ticket by its number, subject or customer. */
export function TicketPicker({ chosen, data, onChoose }: Props) {
  const [typed, setTyped] = useState('')
  const { isCurrent, isError, isNone, tickets } = useTickets(data, typed)
  if (chosen)
    return (
      <div className={css.picked}>
        <span>
          <Named ticket={chosen} />
        </span>
        <button className={styles.button} onClick={() => onChoose(null)} type="button">
          {words.chooseAnother}
        </button>
      </div>
    )
  return (
    <>
      <SearchField
        label={words.findTicket}
        onChange={setTyped}
        onEnter={() => isCurrent && tickets[0] && onChoose(tickets[0])}
        value={typed}
      />
      <div aria-live="polite">
        {isError && <Refusal>{words.ticketsNotRead}</Refusal>}
        {isNone && <p className={styles.quiet}>{words.noTicketMatches}</p>}
      </div>
      <Found onChoose={onChoose} tickets={tickets} />
    </>
  )
}

const Found = ({ onChoose, tickets }: Pick<Props, 'onChoose'> & { tickets: readonly PickedTicket[] }) => (
  <ul className={css.found}>
    {tickets.map((ticket) => (
      <li key={ticket.id}>
        <span>
          <Named ticket={ticket} />
        </span>
        <button
          aria-label={words.chooseNamed(ticket.number)}
          className={styles.button}
          onClick={() => onChoose(ticket)}
          type="button"
        >
          {words.choose}
        </button>
      </li>
    ))}
  </ul>
)

/** What a ticket is about, whose it is and where it stands. */
const Named = ({ ticket: { customer, number, status, subject } }: { ticket: PickedTicket }) => (
  <>
    {subject}
    <span className={css.under}>
      {[number, customer, TICKET_STATUS_LABELS[status]].filter(Boolean).join(' · ')}
    </span>
  </>
)
