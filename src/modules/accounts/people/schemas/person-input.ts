import { z } from 'zod'
import { idField, looseText, optionalText } from '@/input/fields'
import { INT4_MAX, parseWhole } from '@/kernel/numbers'
import type { peopleFilterQuery } from './people-filter-query'
import { profilePatch } from './profile'

export const ADDRESS_MESSAGE = 'Address is required'
export const STATUS_MESSAGE = 'Please select a valid status'

/** A person as entered by staff. Fields omitted from a change stay as they are. */
export const personPatch = profilePatch.extend({
  middleName: looseText(),
  state: optionalText('State', 100),
  status: looseText(),
  roleId: idField('Role').nullish(),
  assignedShowrooms: z.union([z.literal('all'), z.array(idField('Showroom')).max(1000)]).nullish(),
  profilePictureUrl: optionalText('Profile picture', 500),
})

/** A new person: the e-mail address is set once and changed by its own call. */
export const personInput = personPatch.extend({ email: looseText() })
export type ContactQuery = z.infer<typeof peopleFilterQuery>

/** Ids as written in an address: '3,14,15'. Invalid ones are skipped; undefined if none remain. */
export const idsQuery = z
  .string()
  .optional()
  .transform((text) =>
    text
      ? text
          .split(',')
          .map((part) => parseWhole(part.trim()))
          .filter((id): id is number => id !== null && id >= 1 && id <= INT4_MAX)
          .slice(0, 1000)
      : undefined,
  )
