import { expect, test } from 'vitest'
import { changedFields, changedText, fieldWords } from './version-changes'

const version = (fields: Record<string, unknown>, ...lines: string[]) => ({
  fields,
  html: lines.map((line) => `<p>${line}</p>`).join(''),
  lines,
})

test('fields that differ are listed as text, those that say nothing are not', () => {
  const older = version({
    title: 'Old title',
    tags: ['Kenya'],
    ratingEnabled: true,
    updatedAt: '1',
    keywords: null,
  })
  const newer = version({
    title: 'New title',
    tags: ['Kenya', 'Japan'],
    ratingEnabled: false,
    updatedAt: '2',
  })
  expect(changedFields(older, newer)).toEqual([
    { field: 'title', older: 'Old title', newer: 'New title' },
    { field: 'tags', older: 'Kenya', newer: 'Kenya, Japan' },
    { field: 'ratingEnabled', older: 'Yes', newer: 'No' },
  ])
})

test('lines that the other text lacks are marked', () => {
  const older = version({}, 'Ports', 'Mombasa & Dar')
  const newer = version({}, 'Ports', 'Mombasa')
  expect(changedText(older, newer)).toEqual({
    older: [
      { at: 0, text: 'Ports', isChanged: false },
      { at: 1, text: 'Mombasa & Dar', isChanged: true },
    ],
    newer: [
      { at: 0, text: 'Ports', isChanged: false },
      { at: 1, text: 'Mombasa', isChanged: true },
    ],
  })
  expect(changedText(older, older)).toBeNull()
})

test('a field is written as words', () => {
  expect(fieldWords('metaDescription')).toBe('Meta description')
})
