import { z } from 'zod'
import { choiceQuery } from '@/input/list-query-fields'
import { LANGUAGES, type Locale } from '@/kernel/languages/languages'

const CODES = LANGUAGES.map(({ code }) => code) as [Locale, ...Locale[]]

/** The language in which texts are read or written; the default one if none is given. */
export const langQuery = { lang: choiceQuery('lang', CODES) }
export const langOnly = z.object(langQuery)
