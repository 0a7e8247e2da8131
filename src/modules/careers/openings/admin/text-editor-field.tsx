'use client'
import type { RenderLexical } from '@payloadcms/richtext-lexical/client'
import { type ComponentProps, lazy, Suspense, useState } from 'react'
import styles from '@/ui/back-office/admin.module.css'
import list from '@/ui/back-office/list/list-context.module.css'
import type { OpeningText } from '../rules/opening'
import { idOf } from './opening-draft'
import css from './openings.module.css'

/** Loaded when a text is first edited: it is large. */
const Editor = lazy(async () => ({
  default: (await import('@payloadcms/richtext-lexical/client')).RenderLexical,
}))

type EditorState = ComponentProps<typeof RenderLexical>['value']

type Props = {
  name: OpeningText
  label: string
  /** As it is stored; only what it is at first counts. */
  text: unknown
  error: string | undefined
  onChange: (text: unknown) => void
}

/** A long text in the editor of all texts. */
export function TextEditorField({ error, label, name, onChange, text }: Props) {
  // Given another value, the editor would begin anew.
  const [first] = useState((): EditorState => (text ? JSON.parse(JSON.stringify(text)) : undefined))
  const id = idOf(name)
  return (
    <div className={styles.field}>
      <div aria-invalid={error !== undefined || undefined} className={css.text} id={id} tabIndex={-1}>
        <Suspense fallback={<span className={styles.label}>{label}</span>}>
          <Editor
            initialValue={first}
            label={label}
            name={name}
            path={name}
            schemaPath={`collection.openings.${name}`}
            setValue={onChange}
            value={first}
          />
        </Suspense>
      </div>
      {error && (
        <span className={list.error} id={`${id}-error`} role="alert">
          {error}
        </span>
      )}
    </div>
  )
}
