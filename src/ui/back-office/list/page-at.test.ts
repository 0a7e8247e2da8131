import { expect, test } from 'vitest'
import { pageAt } from './page-at'

const ALL = Array.from({ length: 25 }, (_unused, index) => index)
const read = async ({ limit, page }: { limit: number; page: number }) => ({
  rows: ALL.slice((page - 1) * limit, page * limit),
  total: ALL.length,
})

test('a page knows its position', async () => {
  expect(await pageAt({ page: 2, limit: 10 }, read)).toEqual({
    rows: ALL.slice(10, 20),
    total: 25,
    page: 2,
    pages: 3,
    limit: 10,
  })
})

test('a page beyond the last one is the last one', async () => {
  expect(await pageAt({ page: 99, limit: 10 }, read)).toMatchObject({
    rows: ALL.slice(20),
    page: 3,
    pages: 3,
  })
})

test('an empty list has one page', async () => {
  const none = async () => ({ rows: [], total: 0 })
  expect(await pageAt({ page: 7, limit: 10 }, none)).toMatchObject({ rows: [], page: 1, pages: 1 })
})
