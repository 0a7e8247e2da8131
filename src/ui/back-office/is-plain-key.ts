import { isDialogOpen } from './is-dialog-open'

/** A checkbox takes no letters: after clicking one, the keyboard still works. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)) &&
  !target.matches('input:is([type="checkbox"], [type="radio"])')

/** Whether a key is meant for the screen: not for a field, a dialog or the browser. */
export const isPlainKey = (event: KeyboardEvent): boolean =>
  !(event.ctrlKey || event.metaKey || event.altKey) && !isTyping(event.target) && !isDialogOpen()
