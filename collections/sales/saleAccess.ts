import type { CollectionConfig } from 'payload'
import { moduleAccess, ownOrInShowrooms, systemManaged } from '../shared/access'

/** Records of sales that only operations write: read by their customer, and by staff of their showroom. */
export const saleAccess = (customer: string, showroom: string): CollectionConfig['access'] =>
  moduleAccess('sales', {
    ...systemManaged,
    read: ownOrInShowrooms('sales', customer, showroom),
  })
