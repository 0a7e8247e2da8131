'use client'
import { useConfig, useDocumentInfo, useField, useForm } from '@payloadcms/ui'
import { useState } from 'react'
import styles from '@/ui/back-office/admin.module.css'
import css from './seo.module.css'
import * as words from './words'

/** Which call suggests the text of a field. */
const CALLS = { metaTitle: 'generate-title', metaDescription: 'generate-description' } as const

/** A field's text, and putting a suggestion into it while it is empty. */
function useSuggestion(path: keyof typeof CALLS) {
  const { config } = useConfig()
  const { collectionSlug, id } = useDocumentInfo()
  const { getData } = useForm()
  const { disabled, setValue, value } = useField<string | null>({ path })
  const isEmpty = (value ?? '').trim() === ''
  /** @returns whether there is a text now */
  const suggest = async (): Promise<boolean> => {
    if (!isEmpty) return true
    const answer = await fetch(`${config.routes.api}/plugin-seo/${CALLS[path]}`, {
      method: 'POST',
      credentials: 'include',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ collectionSlug, id, doc: getData() }),
    })
    if (!answer.ok) throw new Error(words.failedToSuggest)
    const { result } = (await answer.json()) as { result: string }
    if (result) setValue(result)
    return Boolean(result)
  }
  return { isEmpty, disabled, suggest }
}

/** Fills the empty meta texts of a post or topic page from what stands in its form. */
export function SuggestButton() {
  const [title, description] = [useSuggestion('metaTitle'), useSuggestion('metaDescription')]
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  if (title.disabled || description.disabled || !(title.isEmpty || description.isEmpty)) return null
  const suggest = async () => {
    setBusy(true)
    setFault(null)
    try {
      const found = await Promise.all([title.suggest(), description.suggest()])
      if (!found.every(Boolean)) setFault(words.noSuggestion)
    } catch {
      setFault(words.failedToSuggest)
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className={css.suggest}>
      <button className={styles.button} disabled={isBusy} onClick={() => void suggest()} type="button">
        {isBusy ? words.suggesting : words.suggest}
      </button>
      <p className={css.about} role="status">
        {fault ?? words.suggestHelp}
      </p>
    </div>
  )
}
