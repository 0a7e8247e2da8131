import { meansNothing } from '../../rules/recognise-empty-cell'
import type { Columns, FileRow } from './file-columns'

/** What a template calls the row's number. */
export const ROW_NUMBER = '@row'

/** A template's text; null if any required column is empty. */
export function templateReader(template: string, columns: Columns): (row: FileRow) => string | null {
  const parts = template.split(/\{([^{}]+)\}/)
  const places = parts.map((part, index) => {
    if (index % 2 === 0 || part === ROW_NUMBER) return null
    const optional = part.endsWith('?')
    return { at: columns.indexOf(optional ? part.slice(0, -1) : part), optional }
  })
  return (row) => {
    let text = ''
    for (const [index, part] of parts.entries()) {
      const place = places[index]
      if (place) {
        const cell = (row.cells[place.at] ?? '').trim()
        const value = meansNothing(cell) ? '' : cell
        if (!place.optional && value === '') return null
        text += value
      } else text += index % 2 === 1 ? columns.rowNumber(row) : part
    }
    return text
  }
}
