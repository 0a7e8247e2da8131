const listed = new Intl.ListFormat('en', { type: 'conjunction' })

/** 'Kaido Gulf FZE, Kaido Japan K.K., and Kaido Kenya Ltd'. */
export const companiesText = (companies: readonly string[]): string => listed.format(companies)
