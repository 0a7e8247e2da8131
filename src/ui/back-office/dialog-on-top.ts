/** The dialog on top, which keys are then meant for. */
export const dialogOnTop = (): Element | null =>
  [...document.querySelectorAll('dialog[open], [role=dialog], [role=alertdialog]')].at(-1) ?? null
