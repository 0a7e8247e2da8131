import { useMemo } from 'react'

declare const content: unique symbol

/** Plain data as one text. */
export type Packed<T> = string & { readonly [content]?: T }

/**
 * Makes one text of the data that a server component hands to a client component. React writes and reads a text at
 * once and an object value by value, which for hundreds of values is a good part of what a page costs. Only for data
 * that JSON carries: no dates, functions or elements.
 */
export const pack = <T>(data: T): Packed<T> => JSON.stringify(data) as Packed<T>

/** The data again, the same object for the same text. */
export const usePacked = <T>(packed: Packed<T>): T => useMemo(() => JSON.parse(packed) as T, [packed])
