export const customer = 'Customer'
