// Place help
export const phoneHelp = (example: string) => `With + and the country code, for example ${example}`
export const zipHelp = (example: string) => `For example ${example}`
export const noZips = (country: string) => `${country} has no zip codes: leave it empty, or enter a P.O. box`
