import type { ThereData } from './there-data'

/** 'Total to Mombasa $9,840'; undefined where a figure is missing. */
export const costText = (there: Pick<ThereData, 'label' | 'total'> | null | undefined): string | undefined =>
  there?.total ? `${there.label} ${there.total}` : undefined
