import { z } from 'zod'
import { idField, requiredText } from '@/input/fields'
import { textQuery, wholeQuery } from '@/input/list-query-fields'
import { REFERENCE_NAME_MAX } from '../rules/list-limits'
import { listQuery } from './list-query'
import { shared } from './manufacturer-input'

export const modelInput = z.strictObject({
  name: requiredText('Name', REFERENCE_NAME_MAX),
  manufacturer: idField('Manufacturer'),
  status: shared.status,
})

export const modelPatch = modelInput.partial()

export const modelQuery = listQuery.extend({
  name: textQuery('name'),
  manufacturer: wholeQuery('manufacturer_id', 1),
})
