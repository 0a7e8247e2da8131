'use client'
import { useId, useState } from 'react'
import styles from '@/ui/back-office/admin.module.css'
import list from '@/ui/back-office/list/list-context.module.css'
import { callApi } from '@/ui/client/call-api'
import { fileBody } from '@/ui/client/file-body'
import { fileHref } from '@/ui/client/file-href'
import { useWrite } from '@/ui/client/use-write'
import { checkChosen } from '../rules/certificate'
import * as words from '../words'

const CERTIFICATE = '/api/v1/inspections/{id}/certificate'

type Props = { id: number; certificate: { name: string } | null }

/** The calls that send and remove the certificate, and what is wrong with the file or the last call. */
function useCertificate(id: number) {
  const { busy, called, run } = useWrite()
  const [refused, setRefused] = useState<string | null>(null)
  const send = (file: File | undefined) => {
    if (!file) return
    const answer = checkChosen(file)
    setRefused(answer.ok ? null : answer.error)
    const params = { path: { id }, query: { name: file.name } }
    if (answer.ok) run(callApi('put', CERTIFICATE, { params, ...fileBody(file) }))
  }
  const wrong = refused ?? (called && !called.ok ? called.message : null)
  const remove = () => run(callApi('delete', CERTIFICATE, { params: { path: { id } } }))
  return { busy, remove, send, wrong }
}

/** The certificate of an inspection: opened, sent, replaced or taken away; each at once, apart from the form. */
export function CertificatePanel({ certificate, id }: Props) {
  const field = useId()
  const { busy, remove, send, wrong } = useCertificate(id)
  return (
    <section className={styles.section}>
      <h2>{words.certificate}</h2>
      {certificate && (
        <span className={list.rowActions}>
          <a href={fileHref(CERTIFICATE, id)} rel="noreferrer" target="_blank">
            {certificate.name}
          </a>
          <button className={styles.button} disabled={busy} onClick={remove} type="button">
            {words.remove}
          </button>
        </span>
      )}
      <div className={styles.field}>
        <label className={styles.label} htmlFor={field}>
          {certificate ? words.replaceItByAnotherFile : words.file}
        </label>
        <input
          accept="application/pdf,image/jpeg,image/png,image/webp"
          aria-describedby={`${field}-help`}
          aria-invalid={wrong !== null}
          disabled={busy}
          id={field}
          onChange={(event) => send(event.target.files?.[0])}
          type="file"
        />
        <span className={list.help} id={`${field}-help`}>
          {busy ? words.sending : words.pdfJpegPng}
        </span>
        {wrong && (
          <span className={list.error} role="alert">
            {wrong}
          </span>
        )}
      </div>
    </section>
  )
}
