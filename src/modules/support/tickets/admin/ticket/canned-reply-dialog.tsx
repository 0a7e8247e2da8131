'use client'
import { useQuery } from '@tanstack/react-query'
import Link from 'next/link'
import { useDeferredValue, useState } from 'react'
import { flushSync } from 'react-dom'
import { cannedReplies } from '@/modules/support/canned-replies/rules/canned-replies'
import { fillCannedReply } from '@/modules/support/canned-replies/rules/canned-variables'
import styles from '@/ui/back-office/admin.module.css'
import { AdminDialog } from '@/ui/back-office/dialog'
import list from '@/ui/back-office/list/list-context.module.css'
import { Refusal } from '@/ui/back-office/refusal'
import { SearchField } from '@/ui/back-office/search-field'
import { readOf } from '@/ui/client/read-of'
import type { AnswerFieldState } from './answer-field'
import { insertText } from './insert-text'
import type { TicketData } from './read-ticket-screen'
import css from './ticket.module.css'
import * as words from './words'

type Props = { data: TicketData; composer: AnswerFieldState; onClose: () => void }

const MOST = '20'

/** Puts a canned reply, filled in for this ticket, where the cursor of the answer is. */
export function CannedReplyDialog({ composer, data, onClose }: Props) {
  const [typed, setTyped] = useState('')
  const search = useDeferredValue(typed.trim())
  const query = { limit: MOST, ...(search && { search }) }
  const {
    data: found,
    isError,
    isPlaceholderData,
  } = useQuery({
    ...readOf('/api/v1/canned-replies', { params: { query } }),
    placeholderData: (before) => before,
  })
  const replies = found?.data ?? []
  // Enter takes the first of what was searched for, not of what was shown before.
  const isCurrent = !isPlaceholderData && search === typed.trim()
  const insert = (text: string) => {
    // The field cannot be written to before the dialog is gone.
    flushSync(onClose)
    composer.write('answer')
    const area = composer.areas.answer.current
    if (area) insertText(area, fillCannedReply(text, valuesOf(data)))
  }
  return (
    <AdminDialog narrow onClose={onClose} title={words.insertCanned}>
      <SearchField
        label={words.findCanned}
        onChange={setTyped}
        onEnter={() => replies[0] && isCurrent && insert(replies[0].text)}
        value={typed}
      />
      {isError && <Refusal>{words.cannedNotRead}</Refusal>}
      {found &&
        replies.length === 0 &&
        (search === '' ? (
          <NoneYet mayCreate={data.may.create} />
        ) : (
          <p className={styles.quiet}>{words.noCanned}</p>
        ))}
      <Replies onInsert={insert} replies={replies} />
    </AdminDialog>
  )
}

const NoneYet = ({ mayCreate }: { mayCreate: boolean }) => (
  <p className={styles.quiet}>
    {words.noCannedYet}{' '}
    {mayCreate && <Link href={`/admin/${cannedReplies.address}`}>{words.createCanned}</Link>}
  </p>
)

type RepliesProps = {
  replies: readonly { id: number; title: string; text: string }[]
  onInsert: (text: string) => void
}

const Replies = ({ onInsert, replies }: RepliesProps) => (
  <ul className={css.found}>
    {replies.map(({ id, text, title }) => (
      <li key={id}>
        <span>
          {title}
          <span className={`${list.under} ${css.preview}`}>{text}</span>
        </span>
        <button
          aria-label={words.insertNamed(title)}
          className={styles.button}
          onClick={() => onInsert(text)}
          type="button"
        >
          {words.insert}
        </button>
      </li>
    ))}
  </ul>
)

const valuesOf = ({ about, ticket, viewer }: TicketData) => ({
  customerName: ticket.customerName,
  ticketNumber: ticket.ticketNumber,
  subject: ticket.subject,
  aboutTitle: about?.title ?? null,
  agentName: viewer.name || null,
  departmentName: ticket.department,
})
