import type { DestinationRule } from '../rules/destination'
import { agesInWords, chargeInWords, whenInWords } from '../rules/import-rule-words'
import * as words from './destination-words'
import css from './destinations.module.css'

type Row = { when: string; rate: string }

function rowsOf(rule: DestinationRule): { title: string; rows: Row[] } | null {
  if (rule.kind === 'step')
    return {
      title: words.charge,
      rows: rule.value.rows.map(({ charge, when }) => ({
        when: whenInWords(when),
        rate: chargeInWords(charge),
      })),
    }
  if (rule.kind === 'depreciation')
    return {
      title: words.percentOff,
      rows: rule.value.rows.map(({ age, percent }) => ({
        when: agesInWords(age),
        rate: `${percent}%`,
      })),
    }
  if (rule.kind === 'customsBase')
    return {
      title: words.divisor,
      rows: (rule.value.divideBy ?? []).map(({ by, when }) => ({ when: whenInWords(when), rate: by })),
    }
  return null
}

/** The table of a rule that has several rates; nothing for others. */
export function ImportRuleRateTable({ rule }: { rule: DestinationRule }) {
  const table = rowsOf(rule)
  if (!table || table.rows.length === 0 || (rule.kind === 'step' && table.rows.length === 1)) return null
  return (
    <table className={css.table}>
      <thead>
        <tr>
          <th scope="col">{words.when}</th>
          <th scope="col">{table.title}</th>
        </tr>
      </thead>
      <tbody>
        {table.rows.map(({ rate, when }) => (
          <tr key={`${when} ${rate}`}>
            <td>{when || words.everyVehicle}</td>
            <td>{rate}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
