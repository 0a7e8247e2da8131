import { expect, test } from 'vitest'
import { endingDays, waitingTooLongSince } from './reminder-times'

test('customers are reminded from three days before the last one, over the end of a month too', () => {
  expect(endingDays('2026-11-29')).toEqual({ from: '2026-11-29', to: '2026-12-02' })
})

test('showrooms are reminded of customers who have waited for a day', () => {
  expect(waitingTooLongSince(new Date('2026-11-22T10:00:00Z'))).toEqual(new Date('2026-11-21T10:00:00Z'))
})
