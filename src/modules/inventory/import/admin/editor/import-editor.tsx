'use client'
import Link from 'next/link'
import type { AddedFields } from '@/kernel/added-fields'
import { registerAddedFields } from '@/server/rows/added-vehicle-fields'
import styles from '@/ui/back-office/admin.module.css'
import type { KnownEntries } from '../../engine/suggest/suggest-map'
import type { ImportFileView } from '../../queries/get-import-file'
import type { SavedMap } from '../../queries/list-import-maps'
import type { KnownPlaces } from '../../rules/find-places'
import css from '../import.module.css'
import { CheckStep } from './check-step'
import { ColumnsTable } from './columns-table'
import { FieldList } from './field-list'
import { FileQuestions } from './file-questions'
import { FileStep } from './file-step'
import { FixedFields } from './fixed-fields'
import { ImportActionBar } from './import-action-bar'
import editorCss from './import-editor.module.css'
import { ImportMapBar } from './import-map-bar'
import { MatchingRules } from './matching-rules'
import { PreviewTable } from './preview-table'
import { useImportEditor } from './use-import-editor'
import { ValueTableOrderNotice } from './value-table-order-notice'
import * as words from './words'

type Props = {
  file: ImportFileView
  maps: SavedMap[]
  entries: KnownEntries
  places: KnownPlaces
  mayUpdate: boolean
  /** What modules add to vehicles. */
  added: readonly AddedFields[]
}

/** One screen from a file to an import: how it is read, what its columns mean, what would become of its rows. */
export function ImportEditor({ added, entries, file, maps, mayUpdate, places }: Props) {
  // A browser has no modules.
  if (typeof window !== 'undefined') registerAddedFields(added)
  const editor = useImportEditor(file)
  if (file.importId !== null) return <Imported id={file.importId} />
  if (!file.isKept)
    return (
      <section className={styles.empty}>
        <h2>{words.thisFileIsNoLonger}</h2>
        <p>
          <Link href="/admin/inventory/import">{words.uploadItAgain}</Link> to import it.
        </p>
      </section>
    )
  return (
    // Anew once a draft is brought back: its fields begin with its values.
    <div className={css.steps} key={String(editor.isBroughtBack)}>
      <Step number={1} title={words.theFile}>
        <FileStep file={file} />
      </Step>
      <Step number={2} title={words.columns}>
        <ImportMapBar editor={editor} file={file} maps={maps} />
        <ValueTableOrderNotice editor={editor} />
        <FileQuestions editor={editor} entries={entries} />
        <ColumnsTable editor={editor} entries={entries} file={file} places={places} />
        <FixedFields editor={editor} entries={entries} file={file} />
        <FieldList />
        <MatchingRules editor={editor} mayUpdate={mayUpdate} />
      </Step>
      <Step number={3} title={words.theFirstRows}>
        <PreviewTable map={editor.draft.map} preview={editor.preview} />
      </Step>
      <Step number={4} title={words.theWholeFile}>
        <CheckStep editor={editor} file={file} />
      </Step>
      <ImportActionBar editor={editor} file={file} />
    </div>
  )
}

function Step({ children, number, title }: { children: React.ReactNode; number: number; title: string }) {
  return (
    <section aria-labelledby={`step-${number}`} className={editorCss.step}>
      <h2 className={editorCss.stepTitle} id={`step-${number}`}>
        <span aria-hidden className={editorCss.stepNumber}>
          {number}
        </span>
        {title}
      </h2>
      {children}
    </section>
  )
}

function Imported({ id }: { id: number }) {
  return (
    <section className={styles.empty}>
      <h2>{words.thisFileHasBeenImported}</h2>
      <p>
        <Link href={`/admin/inventory/import/${id}`}>{words.seeImport(id)}</Link>. To import it differently,
        undo that import first.
      </p>
    </section>
  )
}
