import { readDraft, removeDraft, storeDraft } from './stored-draft'
import { UNSENT_EVENT } from './unsent-event'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
/** A visitor's changes: one entry per control, under its name and, for boxes, its value. */
type Changes = Record<string, string | boolean>

type DraftOptions = {
  /** What the form was rendered for, such as the page's query. A draft for anything else is discarded. */
  at?: string
  /** False if the page itself waits for the connection. */
  hold?: boolean
  /** Called with true if something was restored, and with false once the form is reset. */
  onRestored?: (isStored: boolean) => void
}

const NEVER = new Set(['password', 'file', 'hidden', 'submit', 'button', 'reset', 'image'])
const isBox = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio')

/**
 * Stores a form's input through reloads and lost connections, in this tab only. Differences from the
 * rendered page are restored when the form appears again. A submit without a connection is held, and sent
 * automatically once the connection is back if the form only reads (GET). Passwords, files, hidden fields,
 * card data and anything with `data-keep="off"` are never stored.
 *
 * @param name one draft per name
 * @returns a function to stop; the draft stays until the form is reset or comes with another `at`
 */
export function persistFormInput(
  form: HTMLFormElement,
  name: string,
  { at = '', hold = true, onRestored }: DraftOptions = {},
): () => void {
  const stop = new AbortController()
  const { signal } = stop
  if (restore(form, name, at)) onRestored?.(true)
  const save = () => write(name, at, changesOf(form))
  form.addEventListener('input', save, { signal })
  form.addEventListener('change', save, { signal })
  const forget = () => {
    removeDraft(name)
    onRestored?.(false)
  }
  form.addEventListener('reset', forget, { signal })
  const onSubmit = (event: SubmitEvent) => holdWithoutLine(event, form, save, signal)
  if (hold) form.addEventListener('submit', onSubmit, { capture: true, signal })
  return () => stop.abort()
}

function holdWithoutLine(event: SubmitEvent, form: HTMLFormElement, save: () => void, signal: AbortSignal) {
  if (navigator.onLine) return
  event.preventDefault()
  event.stopImmediatePropagation()
  save()
  const isQuestion = form.method === 'get'
  window.dispatchEvent(new CustomEvent<boolean>(UNSENT_EVENT, { detail: isQuestion }))
  if (!isQuestion || form.dataset.held) return
  form.dataset.held = 'true'
  const send = () => {
    delete form.dataset.held
    form.requestSubmit()
  }
  window.addEventListener('online', send, { once: true, signal })
}

const controlsOf = (form: HTMLFormElement): Control[] =>
  [...form.elements].filter(
    (one): one is Control =>
      (one instanceof HTMLInputElement ||
        one instanceof HTMLSelectElement ||
        one instanceof HTMLTextAreaElement) &&
      one.name !== '' &&
      !NEVER.has(one.type) &&
      one.dataset.keep !== 'off' &&
      !one.getAttribute('autocomplete')?.startsWith('cc-'),
  )

const keyOf = (control: Control): string =>
  isBox(control) ? `${control.name}=${control.value}` : control.name

function renderedValue(control: Control): string | boolean {
  if (isBox(control)) return control.defaultChecked
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue
  const options = [...control.options]
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? ''
}

const presentValue = (control: Control): string | boolean =>
  isBox(control) ? control.checked : control.value

const changesOf = (form: HTMLFormElement): Changes =>
  Object.fromEntries(
    controlsOf(form)
      .filter((control) => presentValue(control) !== renderedValue(control))
      .map((control) => [keyOf(control), presentValue(control)]),
  )

/** Whether anything was. */
function restore(form: HTMLFormElement, name: string, at: string): boolean {
  const draft = readDraft<Changes>(name, at)
  if (!draft) return false
  const changed = controlsOf(form).filter((control) => put(control, draft[keyOf(control)]))
  for (const control of changed) control.dispatchEvent(new Event('input', { bubbles: true }))
  return changed.length > 0
}

/** Whether the control changed. Values it no longer offers are left out. */
function put(control: Control, value: string | boolean | undefined): boolean {
  if (value === undefined || control.disabled || value === presentValue(control)) return false
  if (isBox(control)) control.checked = value === true
  else control.value = String(value)
  return presentValue(control) === value
}

function write(name: string, at: string, changes: Changes): void {
  if (Object.keys(changes).length === 0) removeDraft(name)
  else storeDraft(name, at, changes)
}
