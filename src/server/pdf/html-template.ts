import { escapeMarkup } from '@/kernel/markup/escape'

/** Text that is markup already; everything else is escaped. */
export class Markup {
  constructor(readonly text: string) {}
}

type Value = string | number | Markup | readonly Markup[] | null | undefined | false

function written(value: Value): string {
  if (value === null || value === undefined || value === false) return ''
  if (value instanceof Markup) return value.text
  if (typeof value === 'string' || typeof value === 'number') return escapeMarkup(String(value))
  return value.map(({ text }) => text).join('')
}

/**
 * A piece of a document: html`<td>${name}</td>`. Values are escaped unless they are pieces themselves; null,
 * undefined and false are left out.
 */
export const html = (strings: TemplateStringsArray, ...values: readonly Value[]): Markup =>
  new Markup(String.raw({ raw: strings }, ...values.map(written)))
