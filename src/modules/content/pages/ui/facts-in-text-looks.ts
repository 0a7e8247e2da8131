/** Looks of tables and definitions in running text. */
export const FACTS_PROSE =
  'max-w-text [&_p]:mt-3 [&_ul]:mt-3 [&_h3]:mt-6 [&_h3]:scroll-mt-6 [&_h3]:text-16 [&_dl]:mt-3 [&_dl]:border-l-2 [&_dl]:border-line [&_dl]:pl-4 [&_dt]:text-13 [&_dt]:text-faint [&_dd]:mb-2 [&_table]:mt-4 [&_table]:w-full [&_table]:text-14 [&_th]:border-b [&_th]:border-line [&_th]:py-2 [&_th]:pr-4 [&_th]:text-left [&_th]:align-top [&_td]:border-b [&_td]:border-line [&_td]:py-2 [&_td]:pr-4 [&_td]:align-top'
