import type { CollectionBeforeValidateHook, CollectionConfig } from 'payload'
import { ValidationError } from 'payload'
import { isMeaning } from '@/modules/inventory/search/queries/check-meaning'
import { MEANING_KINDS, unknownMeaning, wordsIssues } from '@/modules/inventory/search/rules/search-words'
import { dbOf } from '@/server/db-of'
import { validateByRule } from '../shared/validateByRule'

/** Refuses a meaning that is the name of no entry: the words would mean nothing. */
const refuseUnknownMeaning: CollectionBeforeValidateHook = async ({ collection, data, originalDoc, req }) => {
  const { kind, meaning } = { ...originalDoc, ...data }
  const known = MEANING_KINDS.find((one) => one === kind)
  if (!known || known === 'words' || typeof meaning !== 'string' || meaning.trim() === '') return data
  if (await isMeaning(await dbOf(req), known, meaning)) return data
  const errors = [{ path: 'meaning', message: unknownMeaning(known, meaning) }]
  throw new ValidationError({ collection: collection.slug, errors, req })
}

export const searchWordHooks: CollectionConfig['hooks'] = {
  beforeValidate: [validateByRule(wordsIssues), refuseUnknownMeaning],
}
