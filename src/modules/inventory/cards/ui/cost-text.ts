import type { ThereData } from './there-data'

/** 'Total to Mombasa $9,840'; undefined where a figure is missing. */
export const costText = (there: Pick<ThereData, 'label' | 'total'> | null | undefined): string | undefined =>
  there?.total ? `${there.label} ${there.total}` : undefined

/** 'Inspection failed. May not be imported to Kenya.'; undefined where there is nothing to know before asking. */
export function warningText(marks: readonly (ThereData['mark'] | undefined)[]): string | undefined {
  const texts = marks.flatMap((mark) => (mark && mark.tone !== 'green' ? `${mark.text}.` : []))
  return texts.length > 0 ? texts.join(' ') : undefined
}
