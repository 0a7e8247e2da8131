const HOST_MAX = 253
const LABEL = /^[a-z0-9-]{1,63}$/

/** A host as it is stored: in lower case, without spaces around it. */
export const scriptHost = (text: string): string => text.trim().toLowerCase()

/** Whether pages may be allowed to load scripts from it by https: a whole name, such as cdn.example.com. */
export function isScriptHost(text: string): boolean {
  const labels = text.split('.')
  return (
    text.length <= HOST_MAX &&
    labels.length > 1 &&
    labels.every((label) => LABEL.test(label) && !label.startsWith('-') && !label.endsWith('-')) &&
    // An address in numbers is nobody's name.
    /[a-z]/.test(labels.at(-1) ?? '')
  )
}
