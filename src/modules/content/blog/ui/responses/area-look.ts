/** A box for several lines of text. */
export const AREA =
  'w-full rounded-control border border-control bg-surface px-3 py-2 text-16 text-ink hover:border-ink lg:text-14'
