import { expect, it } from 'vitest'
import { yearPickerYears } from './vehicle-limits'

it('offers this year and the nine before it in the form', () => {
  const years = yearPickerYears(new Date('2026-11-20T09:00:00Z'))
  expect(years).toEqual([2026, 2025, 2024, 2023, 2022, 2021, 2020, 2019, 2018, 2017])
})
