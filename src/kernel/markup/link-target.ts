import { isRecord, type Values } from '../loose-values'
import { isTextLink } from './safe-links'

/** The target of a link of the editor; null if that is not safe, or nowhere. */
export const linkTarget = ({ fields }: Values): string | null =>
  isRecord(fields) && isTextLink(fields.url) ? fields.url.trim() : null
