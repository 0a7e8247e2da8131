const LEAST_MS = 4000
/** Slower than most people read, since a toast has to be noticed first. */
const MS_PER_CHARACTER = 75

/** How long a toast stays on the screen, in milliseconds. */
export const toastDuration = (text: string): number => Math.max(LEAST_MS, text.length * MS_PER_CHARACTER)
