/** Values from the URL of a list. */
export type ListPageProps = { searchParams: Promise<{ page?: string | string[] }> }

/** The page of a list that a URL names; the first for anything that is not a page. */
export async function pageNumber({ searchParams }: ListPageProps): Promise<number> {
  const requestedPage = Number((await searchParams).page)
  return Number.isInteger(requestedPage) && requestedPage > 0 && requestedPage < 100_000 ? requestedPage : 1
}
