/** A list of choices that scrolls in itself; the title of some of them; a choice and its parts. */
export const OPTIONS = '-mx-1 max-h-76 min-w-0 overflow-y-auto overscroll-contain px-1'
export const OPTIONS_TITLE = 'pt-2 text-13 font-semibold text-soft'
export const OPTION =
  'flex min-h-11 items-center gap-2.5 text-14 hover:text-link has-disabled:cursor-not-allowed has-disabled:text-faint lg:min-h-8'
export const OPTION_BOX = 'size-5 shrink-0 accent-link lg:size-4'
export const OPTION_NAME = 'min-w-0 flex-1'
