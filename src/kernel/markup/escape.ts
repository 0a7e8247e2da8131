import { withoutUnstorable } from '../text/storable-text'

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes a text for HTML, inside an element or the quotes of an attribute. */
export const escapeMarkup = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign)

/** The same for XML, which cannot contain every character. */
export const escapeXml = (text: string): string => escapeMarkup(withoutUnstorable(text))
