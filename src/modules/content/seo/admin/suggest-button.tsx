'use client'
import { useConfig, useDocumentInfo, useField, useForm } from '@payloadcms/ui'
import { useState } from 'react'
import styles from '@/ui/back-office/admin.module.css'
import css from './seo.module.css'
import * as words from './words'

/** Which call suggests the text of a field. */
const CALLS = { metaTitle: 'generate-title', metaDescription: 'generate-description' } as const

type Path = keyof typeof CALLS
/** What became of a field. */
type Suggested = 'kept' | 'filled' | 'none'

/** A field's text, and putting a suggestion into it while it is empty. */
function useSuggestion(path: Path) {
  const { config } = useConfig()
  const { collectionSlug, id } = useDocumentInfo()
  const { getData } = useForm()
  const { disabled, setValue, value } = useField<string | null>({ path })
  const isEmpty = (value ?? '').trim() === ''
  const suggest = async (): Promise<Suggested> => {
    if (!isEmpty) return 'kept'
    const answer = await fetch(`${config.routes.api}/plugin-seo/${CALLS[path]}`, {
      method: 'POST',
      credentials: 'include',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ collectionSlug, id, doc: getData() }),
    })
    if (!answer.ok) throw new Error(words.failedToSuggest)
    const { result } = (await answer.json()) as { result: string }
    if (result) setValue(result)
    return result ? 'filled' : 'none'
  }
  return { isEmpty, disabled, suggest }
}

const outcomeOf = (title: Suggested, description: Suggested): string => {
  const filled = [title === 'filled' && words.metaTitle, description === 'filled' && words.metaDescription]
  const names = filled.filter((name) => name !== false)
  return [
    ...(names.length > 0 ? [words.filled(names)] : []),
    ...(title === 'none' || description === 'none' ? [words.noSuggestion] : []),
  ].join(' ')
}

/** Fills the empty meta texts of a post or topic page from what stands in its form. It stays once it has, with the focus. */
export function SuggestButton() {
  const [title, description] = [useSuggestion('metaTitle'), useSuggestion('metaDescription')]
  const [isBusy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<string | null>(null)
  const isFilled = !(title.isEmpty || description.isEmpty)
  if (title.disabled || description.disabled || (isFilled && !isBusy && outcome === null)) return null
  const suggest = async () => {
    if (isBusy || isFilled) return
    setBusy(true)
    setOutcome(null)
    try {
      const [ofTitle, ofDescription] = await Promise.all([title.suggest(), description.suggest()])
      setOutcome(outcomeOf(ofTitle, ofDescription))
    } catch {
      setOutcome(words.failedToSuggest)
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className={css.suggest}>
      <button
        aria-disabled={isBusy || isFilled}
        className={styles.button}
        onClick={() => void suggest()}
        type="button"
      >
        {isBusy ? words.suggesting : words.suggest}
      </button>
      <p className={css.about} role="status">
        {outcome ?? words.suggestHelp}
      </p>
    </div>
  )
}
