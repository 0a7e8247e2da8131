/** Puts a text where the cursor of a field is, as if it was typed: it can be undone, and the form hears of it. */
export function insertText(area: HTMLTextAreaElement, text: string): void {
  area.focus()
  const { selectionEnd, selectionStart, value } = area
  const after = value.slice(0, selectionStart) + text + value.slice(selectionEnd)
  // Deprecated, but the only way that the browser can undo.
  if (document.execCommand?.('insertText', false, text) && area.value === after) return
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(area, after)
  area.setSelectionRange(selectionStart + text.length, selectionStart + text.length)
  area.dispatchEvent(new Event('input', { bubbles: true }))
}
