import type { Standing } from '@/modules/inventory/landed-price/rules/standing-at-destination'

// Card data
export const onRequest = 'On request'

export const failedInspection = 'Inspection failed'

// Price line
export const priceOnRequest = 'Price on request'
export const before = 'Before:'

// There data
export const totalTo = (port: string) => `Total to ${port}`
export const freightOnRequest = (port: string) => `Freight to ${port} on request`
export const insuranceOnRequest = (port: string) => `Insurance to ${port} on request`
export const inspectionOnRequest = 'Inspection fee on request'
export const totalOnRequest = (port: string) => `Total to ${port} on request`
export const mayNotBeImported = (country: string) => `May not be imported to ${country}`
export const standing = (city: string, how: Standing) => `In ${city} now, ${STANDINGS[how]}`
const STANDINGS: Record<Standing, string> = { dutyPaid: 'duty paid', dutyNotPaid: 'duty not paid' }
export const importNotCertain = (country: string) => `Import to ${country} not certain`
