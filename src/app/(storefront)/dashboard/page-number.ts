/** Values from the address of a list. */
export type ListAddress = { searchParams: Promise<{ page?: string | string[] }> }

/** The page of a list that an address names; the first for anything that is not a page. */
export async function pageNumber({ searchParams }: ListAddress): Promise<number> {
  const asked = Number((await searchParams).page)
  return Number.isInteger(asked) && asked > 0 && asked < 100_000 ? asked : 1
}
