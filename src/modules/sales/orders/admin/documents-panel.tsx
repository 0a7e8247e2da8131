'use client'
import { useId, useState } from 'react'
import page from '@/ui/back-office/admin.module.css'
import { ConfirmDialog } from '@/ui/back-office/dialog'
import { CallOutcome } from '@/ui/back-office/list/call-outcome'
import list from '@/ui/back-office/list/list-context.module.css'
import { callApi } from '@/ui/client/call-api'
import { fileBodyOnce } from '@/ui/client/file-body'
import { useWrite } from '@/ui/client/use-write'
import type { OrderDocument } from '../queries/read-order-parts'
import { documentHref } from '../rules/document-href'
import { checkDocument } from '../rules/order-document-upload'
import {
  ORDER_DOCUMENT_KINDS,
  ORDER_DOCUMENT_LABELS,
  type OrderDocumentKind,
  SENT_BY_CUSTOMERS,
} from '../rules/order-documents'
import styles from './order.module.css'
import type { OrderPanelProps } from './order-panel-props'
import * as words from './words'

const ONE = '/api/v1/orders/{id}/documents/{documentId}'

/** The calls that send, show and remove papers, and what is wrong with the file or the last call. */
function useDocuments(id: number) {
  const { busy, called, clear, run } = useWrite()
  const [refused, setRefused] = useState<string | null>(null)
  const send = (file: File | undefined, kind: OrderDocumentKind, isShown: boolean) => {
    if (!file) return
    const answer = checkDocument(file)
    setRefused(answer.ok ? null : answer.error)
    const query = { kind, name: file.name, isVisibleToCustomer: String(isShown) }
    const params = { path: { id }, query }
    if (answer.ok) run(callApi('post', '/api/v1/orders/{id}/documents', { params, ...fileBodyOnce(file) }))
  }
  const show = (documentId: number, isVisibleToCustomer: boolean) =>
    run(callApi('patch', ONE, { params: { path: { id, documentId } }, body: { isVisibleToCustomer } }))
  const remove = (documentId: number) => run(callApi('delete', ONE, { params: { path: { id, documentId } } }))
  const outcome = refused === null ? called : { ok: false, message: refused }
  return { busy, clear, outcome, remove, send, show }
}

/** The order's papers, each shown to the customer or not. */
export function DocumentsPanel({ mayUpdate, order }: Omit<OrderPanelProps, 'today'>) {
  const { busy, outcome, remove, send, show } = useDocuments(order.id)
  const [removed, setRemoved] = useState<OrderDocument | null>(null)
  return (
    <section className={styles.panel}>
      <h2>{words.documents}</h2>
      <CallOutcome called={outcome} />
      {order.documents.length === 0 && <p className={styles.small}>{words.noDocuments}</p>}
      <ul className={styles.papers}>
        {order.documents.map((paper) => (
          <Paper
            busy={busy}
            key={paper.id}
            mayUpdate={mayUpdate}
            onRemove={() => setRemoved(paper)}
            onShow={(isShown) => show(paper.id, isShown)}
            orderId={order.id}
            paper={paper}
          />
        ))}
      </ul>
      {mayUpdate && <SendForm busy={busy} onSend={send} />}
      {removed && (
        <ConfirmDialog
          onClose={() => setRemoved(null)}
          onConfirm={async () => {
            await remove(removed.id)
            setRemoved(null)
          }}
          title={words.confirmRemove(removed.name)}
          verb={words.remove}
        >
          <p>{words.removeResult}</p>
        </ConfirmDialog>
      )}
    </section>
  )
}

type PaperProps = {
  busy: boolean
  mayUpdate: boolean
  onRemove: () => void
  onShow: (isShown: boolean) => void
  orderId: number
  paper: OrderDocument
}

/** One paper: its file, what it is, and who sees it. */
function Paper({ busy, mayUpdate, onRemove, onShow, orderId, paper }: PaperProps) {
  return (
    <li>
      <span>
        <a href={documentHref(orderId, paper.id)} rel="noreferrer" target="_blank">
          {paper.name}
        </a>
        <span className={list.under}>
          {[
            ORDER_DOCUMENT_LABELS[paper.kind],
            paper.isVisibleToCustomer ? words.shown : words.hidden,
            paper.uploadedBy,
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      {mayUpdate && (
        <span className={list.rowActions}>
          {paper.kind !== SENT_BY_CUSTOMERS && (
            <button
              className={page.button}
              disabled={busy}
              onClick={() => onShow(!paper.isVisibleToCustomer)}
              type="button"
            >
              {paper.isVisibleToCustomer ? words.hide : words.show}
            </button>
          )}
          <button className={page.button} disabled={busy} onClick={onRemove} type="button">
            {words.remove}
          </button>
        </span>
      )}
    </li>
  )
}

type SendProps = { busy: boolean; onSend: ReturnType<typeof useDocuments>['send'] }

function SendForm({ busy, onSend }: SendProps) {
  const field = useId()
  const [kind, setKind] = useState<OrderDocumentKind>('BILL_OF_LADING')
  const [isShown, setShown] = useState(true)
  return (
    <div className={styles.addDocument}>
      <label className={page.field}>
        <span className={page.label}>{words.documentKind}</span>
        <select
          className={page.input}
          onChange={({ target }) =>
            setKind(ORDER_DOCUMENT_KINDS.find((one) => one === target.value) ?? 'OTHER')
          }
          value={kind}
        >
          {ORDER_DOCUMENT_KINDS.map((one) => (
            <option key={one} value={one}>
              {ORDER_DOCUMENT_LABELS[one]}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.check}>
        <input checked={isShown} onChange={(event) => setShown(event.target.checked)} type="checkbox" />
        {words.showToCustomer}
      </label>
      <div className={page.field}>
        <label className={page.label} htmlFor={field}>
          {words.sendDocument}
        </label>
        <input
          accept="application/pdf,image/jpeg,image/png,image/webp"
          aria-describedby={`${field}-help`}
          disabled={busy}
          id={field}
          onChange={(event) => onSend(event.target.files?.[0], kind, isShown)}
          type="file"
        />
        <span className={list.help} id={`${field}-help`}>
          {busy ? words.sending : words.fileHelp}
        </span>
      </div>
    </div>
  )
}
