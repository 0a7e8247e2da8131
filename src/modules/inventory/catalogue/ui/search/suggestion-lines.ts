import { fetchPublic } from '@/ui/client/fetch-public'
import type { BodyOf } from '@/ui/client/make-call'
import { hrefOfParams, paramsOf } from '../listing/form-href'

/** A line under the search field: its text, and its link. */
export type Line = { key: string; label: string; note: string; href: string }

type Suggestion = BodyOf<'get', '/api/v1/vehicles/public/suggestions'>['data'][number]

const KINDS: Record<Suggestion['kind'], string> = {
  make: 'make',
  model: 'model',
  modelCode: 'model code',
  tag: 'tag',
  bodyType: 'body type',
  vehicle: 'stock number',
}

/**
 * What the words typed so far may mean.
 *
 * @throws TypeError without a connection, DOMException if `signal` aborts it
 */
export async function fetchSuggestions(text: string, signal: AbortSignal): Promise<Suggestion[]> {
  const search = `q=${encodeURIComponent(text)}`
  const answer = await fetchPublic('/api/v1/vehicles/public/suggestions', { search, signal })
  return answer.ok ? answer.body.data : []
}

/** A suggestion as a line; other choices in the field's form stay. */
export const lineOf = (suggestion: Suggestion, form: HTMLFormElement | null): Line => ({
  key: `${suggestion.kind} ${suggestion.id}`,
  label: suggestion.label,
  note:
    suggestion.count === null
      ? KINDS[suggestion.kind]
      : `${KINDS[suggestion.kind]} · ${suggestion.count.toLocaleString('en-US')}`,
  href: hrefOf(suggestion, form ? paramsOf(form) : new URLSearchParams()),
})

/** The URL of a suggestion, including the form's other choices. */
export function hrefOf({ kind, id, label, parentId }: Suggestion, others: URLSearchParams): string {
  if (kind === 'vehicle') return `/vehicles/${id}`
  const params = new URLSearchParams(others)
  params.delete('q')
  // A code's filter shows by name only while the code is among the words.
  if (kind === 'modelCode') params.set('q', label)
  else if (kind === 'tag') add(params, 'tags', id)
  else add(params, kind, id)
  // If makes are chosen, the model's own has to be one of them.
  if (kind === 'model' && parentId !== null) add(params, 'make', parentId)
  return hrefOfParams(params)
}

function add(params: URLSearchParams, name: string, id: number): void {
  const chosen = params.get(name)?.split(',') ?? []
  params.set(name, [...new Set([...chosen, String(id)])].join(','))
}
