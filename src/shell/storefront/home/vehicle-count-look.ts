/** How many vehicles a link leads to. */
export const COUNT = 'text-13 font-normal text-faint tabular-nums'
