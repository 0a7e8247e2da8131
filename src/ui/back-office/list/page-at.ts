type Paged = { page: number; limit: number }

/** One page of a list: its rows, and its position. */
export type Page<R> = Paged & { rows: R[]; total: number; pages: number }

/** Reads the page requested by a URL; one beyond the last shows the last. */
export async function pageAt<R, Q extends Paged>(
  query: Q,
  read: (query: Q) => Promise<{ rows: R[]; total: number }>,
): Promise<Page<R>> {
  const { limit } = query
  const first = await read(query)
  const pages = Math.max(1, Math.ceil(first.total / limit))
  const page = Math.min(query.page, pages)
  const { rows, total } = page === query.page ? first : await read({ ...query, page })
  return { rows, total, page, pages, limit }
}
