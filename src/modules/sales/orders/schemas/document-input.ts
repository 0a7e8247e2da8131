import { z } from 'zod'
import { choiceQuery, flagQuery, textQuery } from '@/input/list-query-fields'
import { ORDER_DOCUMENT_KINDS } from '../rules/order-documents'

/** The query with which a paper is sent; the paper is the body. */
export const documentQuery = z.object({
  kind: choiceQuery('kind', ORDER_DOCUMENT_KINDS),
  name: textQuery('name'),
  isVisibleToCustomer: flagQuery('isVisibleToCustomer'),
})

/** Whether the customer sees a paper. */
export const documentInput = z.strictObject({
  isVisibleToCustomer: z.boolean({ error: 'Visible to the customer must be true or false' }),
})
