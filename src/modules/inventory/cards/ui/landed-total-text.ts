import type { LandedTotalData } from './landed-total-data'

/** 'Total to Mombasa $9,840'; undefined where a figure is missing. */
export const landedTotalText = (
  landed: Pick<LandedTotalData, 'label' | 'total'> | null | undefined,
): string | undefined => (landed?.total ? `${landed.label} ${landed.total}` : undefined)

/** 'Inspection failed. May not be imported to Kenya.'; undefined where there is nothing to know before an inquiry. */
export function warningText(marks: readonly (LandedTotalData['mark'] | undefined)[]): string | undefined {
  const texts = marks.flatMap((mark) => (mark && mark.tone !== 'green' ? `${mark.text}.` : []))
  return texts.length > 0 ? texts.join(' ') : undefined
}
