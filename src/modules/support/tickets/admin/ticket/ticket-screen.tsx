'use client'
import { useState } from 'react'
import { useScreenKeys } from '@/ui/back-office/use-screen-keys'
import { maySplit } from '../../rules/relations/related-tickets'
import { AnswerField, type AnswerFieldState, useAnswerField } from './answer-field'
import { CustomerPanel } from './customer-panel'
import { DetailsPanel } from './details-panel'
import { DuePanel } from './due-panel'
import { HistoryPanel } from './history-panel'
import { MailsPanel } from './mails-panel'
import { PresenceLine } from './presence-line'
import type { TicketData } from './read-ticket-screen'
import { RelatedPanel } from './related-panel'
import { StaffThread } from './staff-thread'
import css from './ticket.module.css'
import { type TicketAct, TicketDialog } from './ticket-dialog'
import { TurnBar } from './turn-bar'
import { usePresence } from './use-presence'
import { useTicketNews } from './use-ticket-news'
import * as words from './words'

/** A ticket: whose turn it is, the conversation with the answer under it, and what belongs to it at the side. */
export function TicketScreen({ data }: { data: TicketData }) {
  const { id } = data.ticket
  const [asked, setAsked] = useState<TicketAct | null>(null)
  const composer = useAnswerField()
  const presence = usePresence(id, data.may.update)
  useTicketNews(data.ticket)
  useTicketKeys(data, setAsked, composer)
  const mayUpdate = data.may.update
  return (
    <>
      <TurnBar data={data} onAsk={setAsked} />
      <div className={css.columns}>
        <div className={css.column}>
          <StaffThread messages={data.messages} />
          <PresenceLine others={presence.others} />
          {mayUpdate && (
            <AnswerField
              composer={composer}
              data={data}
              onCanned={() => setAsked('canned')}
              onType={presence.type}
            />
          )}
        </div>
        <Beside data={data} onAsk={setAsked} />
      </div>
      {asked && <TicketDialog asked={asked} composer={composer} data={data} onClose={() => setAsked(null)} />}
    </>
  )
}

/** What belongs to the ticket, and who asked. */
const Beside = ({ data, onAsk }: { data: TicketData; onAsk: (what: TicketAct) => void }) => (
  <aside className={css.column}>
    <DetailsPanel data={data} onAsk={onAsk} />
    <DuePanel data={data} onAsk={onAsk} />
    <CustomerPanel data={data} />
    <RelatedPanel data={data} onAsk={onAsk} />
    <MailsPanel mails={data.mails} ticketId={data.ticket.id} />
    <HistoryPanel history={data.history} />
  </aside>
)

/** Every action by its key; those of reading are with the links to the queue. None means another thing in the queue. */
function useTicketKeys(
  { may, messages }: TicketData,
  ask: (what: TicketAct) => void,
  { areas, write, writing }: AnswerFieldState,
): void {
  const keys = [
    { key: 'r', what: words.replyKey, act: () => write('answer') },
    { key: 'n', what: words.noteKey, act: () => write('note') },
    { key: 'f', what: words.attachKey, act: () => chooseFiles(areas[writing].current) },
    { key: 'c', what: words.cannedKey, act: () => ask('canned') },
    { key: 'a', what: words.assignKey, act: () => ask('assign') },
    { key: 's', what: words.statusKey, act: () => ask('status') },
    { key: 'd', what: words.resolveKey, act: () => ask('resolve') },
    { key: 'p', what: words.priorityKey, act: () => ask('details') },
    { key: 'm', what: words.mergeKey, act: () => ask('merge') },
    { key: 'l', what: words.linkKey, act: () => ask('link') },
    ...(maySplit(messages) ? [{ key: 't', what: words.splitKey, act: () => ask('split') }] : []),
  ]
  useScreenKeys([...(may.update ? keys : []), { key: 'w', what: words.clockKey, act: () => ask('clock') }])
}

/** Opens the browser's choice of files for what is being written. */
const chooseFiles = (area: HTMLTextAreaElement | null): void =>
  area?.form?.querySelector<HTMLInputElement>('input[type=file]:enabled')?.click()
