/** What the product uses of libraries that bring no types. */

declare module 'planer' {
  type ReturnFlags = { wereLinesDeleted?: boolean; firstLine?: number; lastLine?: number }
  /** Removes what is quoted, by a letter for each line: e (empty), m (quoted), s (separator), f (forwarded), t (text). */
  export function processMarkedLines(lines: string[], markers: string, flags: ReturnFlags): string[]
}

declare module 'planer/lib/regexes' {
  export const ON_DATE_SMB_WROTE: RegExp
  export const ON_DATE_WROTE_SMB: RegExp
  export const ORIGINAL_MESSAGE: RegExp
  export const SPELLED_OUT_DATE: RegExp
}

declare module 'html-to-text' {
  type Selector = { selector: string; format?: string; options?: Readonly<Record<string, unknown>> }
  type Options = {
    wordwrap?: number | false | null
    selectors?: readonly Selector[]
    limits?: { maxInputLength?: number; maxDepth?: number; maxChildNodes?: number; ellipsis?: string }
  }
  export function convert(html: string, options?: Options): string
}
