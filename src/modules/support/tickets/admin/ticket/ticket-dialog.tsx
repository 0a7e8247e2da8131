'use client'
import { useRouter } from 'next/navigation'
import { AssignDialog, StatusDialog } from '../queue/bulk-dialog'
import type { AnswerFieldState } from './answer-field'
import { CannedReplyDialog } from './canned-reply-dialog'
import { DetailsDialog } from './details-dialog'
import { ExplainDueDialog } from './explain-due-dialog'
import { LinkDialog } from './link-dialog'
import { MergeDialog } from './merge-dialog'
import type { TicketData } from './read-ticket-screen'
import { SplitDialog } from './split-dialog'

/** What can be done to a ticket in a dialog. */
export type TicketAct =
  | 'assign'
  | 'status'
  | 'resolve'
  | 'details'
  | 'canned'
  | 'merge'
  | 'link'
  | 'split'
  | 'clock'

type Props = {
  asked: TicketAct
  data: TicketData
  composer: AnswerFieldState
  onClose: () => void
}

/** The dialog for one of them; when it is done, the ticket is read again. */
export function TicketDialog({ asked, composer, data, onClose }: Props) {
  const router = useRouter()
  const onDone = () => {
    onClose()
    router.refresh()
  }
  const { id, status, ticketNumber } = data.ticket
  const bulk = { choices: data.choices, onClose, onDone, tickets: [{ id, number: ticketNumber, status }] }
  switch (asked) {
    case 'assign':
      return <AssignDialog {...bulk} />
    case 'status':
      return <StatusDialog {...bulk} />
    case 'resolve':
      return <StatusDialog {...bulk} initial="RESOLVED" />
    case 'details':
      return <DetailsDialog data={data} onClose={onClose} />
    case 'canned':
      return <CannedReplyDialog composer={composer} data={data} onClose={onClose} />
    case 'merge':
      return <MergeDialog data={data} onClose={onClose} />
    case 'link':
      return <LinkDialog data={data} onClose={onClose} />
    case 'split':
      return <SplitDialog data={data} onClose={onClose} />
    case 'clock':
      return <ExplainDueDialog id={id} onClose={onClose} />
  }
}
