import type { ContactQuery } from './contact'

/** The filter of people as a query of the contract, what the section fixes included, without the page. */
export function peopleQuery({ limit: _, page: __, ...filter }: ContactQuery): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(filter)) if (value !== undefined) params.set(name, String(value))
  return params.toString()
}
