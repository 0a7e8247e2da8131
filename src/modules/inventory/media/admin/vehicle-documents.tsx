'use client'
import styles from '@/ui/back-office/admin.module.css'
import { ProgressBar } from '@/ui/back-office/progress-bar'
import { useFileDrop } from '@/ui/back-office/use-file-drop'
import { DOCUMENT_KINDS, DOCUMENTS, type DocumentKind } from '../rules/vehicle-documents'
import { DOCUMENT_EXTENSIONS } from '../rules/vehicle-file-limits'
import * as words from '../words'
import { DocumentLinks } from './document-links'
import css from './media.module.css'
import type { FormDocument, VehicleDocumentsProps } from './media-form-types'
import { useFormDocument } from './use-form-document'

/** The auction sheet and the brochure: waiting for the save of a new vehicle, sent at once for a stored one. */
export function VehicleDocuments(props: VehicleDocumentsProps) {
  return (
    <section aria-label={words.documents} className={css.papers}>
      {DOCUMENT_KINDS.map((kind) => (
        <Paper {...props} key={kind} kind={kind} />
      ))}
    </section>
  )
}

const ACCEPTED = DOCUMENT_EXTENSIONS.map((extension) => `.${extension}`).join(',')

function Paper({ kind, ...props }: VehicleDocumentsProps & { kind: DocumentKind }) {
  const { disabled = false, errors, mode } = props
  const { label } = DOCUMENTS[kind]
  const document = props.value[kind]
  const { busy, problem, remove, share, take } = useFormDocument(kind, props)
  const drop = useFileDrop(busy, ([file]) => void take(file))
  const isThere = document.url !== '' || document.file !== undefined
  const wrong = problem ?? errors?.[kind]
  return (
    <fieldset aria-label={label} className={css.paper} {...drop}>
      <h4>{label}</h4>
      {isThere ? (
        <Chosen document={document} label={label} />
      ) : (
        <p className={styles.quiet}>{words.pdfDocDocx}</p>
      )}
      {share !== null && <ProgressBar label={words.sendingName(label.toLowerCase())} share={share} />}
      {wrong && (
        <p className={css.failed} role="alert">
          {wrong}
        </p>
      )}
      <div className={css.buttons}>
        <Choose disabled={busy} label={label} onFile={take} verb={isThere ? words.replace : words.choose} />
        {isThere && (
          <button
            aria-label={words.removeName(label.toLowerCase())}
            className={styles.button}
            disabled={busy}
            onClick={remove}
            type="button"
          >
            {words.remove}
          </button>
        )}
        {mode === 'edit' && <DocumentLinks label={label} url={document.url} disabled={disabled} />}
      </div>
    </fieldset>
  )
}

/** The way to a stored paper, or what becomes of one that waits. */
function Chosen({ document: { name, url }, label }: { document: FormDocument; label: string }) {
  return (
    <p>
      {url ? (
        <a href={url} rel="noreferrer" target="_blank">
          {name || words.viewLabel(label.toLowerCase())}
        </a>
      ) : (
        words.uploadedWhenVehicle(name)
      )}
    </p>
  )
}

type ChooseProps = {
  label: string
  verb: 'Choose' | 'Replace'
  disabled: boolean
  onFile: (file: File | undefined) => Promise<void>
}

/** A button that opens the files. */
function Choose({ disabled, label, onFile, verb }: ChooseProps) {
  return (
    <label aria-disabled={disabled} className={`${styles.button} ${css.pick}`}>
      {verb === 'Replace' ? verb : words.chooseAFile}
      <input
        accept={ACCEPTED}
        aria-label={`${verb} ${label.toLowerCase()}`}
        className={css.hidden}
        disabled={disabled}
        onChange={(event) => {
          const file = event.target.files?.[0]
          event.target.value = ''
          void onFile(file)
        }}
        type="file"
      />
    </label>
  )
}
