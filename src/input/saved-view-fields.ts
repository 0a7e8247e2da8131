import { z } from 'zod'
import { VIEW_NAME_MAX, VIEW_QUERY_MAX } from '@/kernel/lists/saved-view-rules'
import { optionalFlag, requiredText } from './fields'

/** A part of a view, as in an address. */
export const viewText = (label: string) =>
  z.string({ error: `${label} must be text` }).max(VIEW_QUERY_MAX, `${label} is too long`)

/** What every view has: its name, its filters and order as in an address, in the one form of `inOrder`, and who has it. */
export const viewFields = (inOrder: (query: string) => string) => ({
  name: requiredText('Name', VIEW_NAME_MAX),
  query: viewText('Query').transform(inOrder),
  isShared: optionalFlag('Shared'),
})
