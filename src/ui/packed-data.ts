import { useMemo } from 'react'

declare const content: unique symbol

/** Plain data as one text. */
export type Packed<T> = string & { readonly [content]?: T }

/**
 * Packs the data that a server component passes to a client component into one text. React writes and reads a
 * text at once but an object value by value, which for hundreds of values is a considerable part of a page's
 * cost. Only for data that JSON supports: no dates, functions or elements.
 */
export const pack = <T>(data: T): Packed<T> => JSON.stringify(data) as Packed<T>

/** The unpacked data, the same object for the same text. */
export const usePacked = <T>(packed: Packed<T>): T => useMemo(() => JSON.parse(packed) as T, [packed])
