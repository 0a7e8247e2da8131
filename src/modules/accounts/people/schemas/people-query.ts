import type { ContactQuery } from './person-input'

/** The filter for people as a query of the contract, including what the section fixes, without paging. */
export function peopleQuery({ limit: _, page: __, ...filter }: ContactQuery): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(filter)) if (value !== undefined) params.set(name, String(value))
  return params.toString()
}
