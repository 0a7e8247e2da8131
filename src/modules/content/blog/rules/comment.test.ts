import { describe, expect, test } from 'vitest'
import type { Actor } from '@/kernel/permissions'
import {
  authorEmailIssues,
  authorNameIssues,
  contentIssues,
  editedState,
  isHeld,
  mayRemove,
  moderatedState,
  newState,
} from './comment'
import { ratingFault } from './rating'

const messages = (issues: { message: string }[]) => issues.map(({ message }) => message).join()

test.each<[string | null, 'new' | 'edited', string]>([
  [null, 'new', 'Comment is required'],
  ['   ', 'edited', 'Comment is required'],
  ['x'.repeat(9), 'new', 'Comment must be at least 10 characters'],
  ['x'.repeat(10), 'new', ''],
  ['x'.repeat(150), 'new', ''],
  ['x'.repeat(151), 'new', 'Comment must not exceed 150 characters'],
  ['🚗'.repeat(150), 'new', ''],
  ['x'.repeat(100), 'edited', ''],
  ['x'.repeat(101), 'edited', 'Comment must not exceed 100 characters'],
])('a comment %j (%s): %j', (content, as, message) => {
  expect(messages(contentIssues(content, as))).toBe(message)
})

test.each([
  ['', 'Name is required'],
  ['A', 'Name must be at least 2 characters'],
  ['李', ''],
  ['x'.repeat(50), ''],
  ['x'.repeat(51), 'Name must not exceed 50 characters'],
])('the name %j: %j', (name, message) => {
  expect(messages(authorNameIssues(name))).toBe(message)
})

test.each([
  ['', 'Email is required'],
  ['a@b', 'Please enter a valid email address'],
  ['a@b.example', ''],
])('the address %j: %j', (email, message) => {
  expect(messages(authorEmailIssues(email))).toBe(message)
})

test.each([
  ['Thank you, that helped me a lot', false],
  ['The 2015 model with 120,000 km was 4,500 dollars.', false],
  ['Great!!! Is it 1.5 or 2.0 litres?', false],
  ['Cheap loans at https://a.example', true],
  ['see www.example.test now', true],
  ['Visit best-loans.com today', true],
  ['Write to me at a@b.example', true],
  ['Call +254 712 345 678 now', true],
  ['aaaaaaaaaaaaaaaaaaaaaa', true],
])('%j is held: %s', (content, held) => {
  expect(isHeld(content)).toBe(held)
})

describe('the state of a comment', () => {
  const [open, spam, hidden] = [
    { isApproved: true, isSpam: false },
    { isApproved: false, isSpam: true },
    { isApproved: false, isSpam: false },
  ]
  test('follows its words when it is edited, unless staff have hidden it', () => {
    expect(editedState(open, 'now with a link: www.x.example', false)).toEqual(spam)
    expect(editedState(spam, 'now without any link', false)).toEqual(open)
    expect(editedState(spam, 'now without any link', true)).toEqual(spam)
    expect(newState('a harmless comment', true)).toEqual(spam)
    expect(editedState(hidden, 'still the same old words', false)).toEqual(hidden)
  })

  test.each([
    [spam, { isApproved: true }, open],
    [open, { isSpam: true }, spam],
    [open, { isApproved: false }, hidden],
    [spam, { isSpam: false }, hidden],
  ])('%j with %j becomes %j', (before, change, after) => {
    expect(moderatedState(before, change)).toEqual(after)
  })
})

describe('removing a comment', () => {
  const staff = (permissions: object): Actor => ({
    kind: 'staff',
    id: 3,
    roleId: 4,
    permissions,
    showrooms: [],
  })
  test.each<[string, Actor, boolean]>([
    ['a guest', { kind: 'guest' }, false],
    ['its author', { kind: 'customer', id: 1 }, true],
    ['another customer', { kind: 'customer', id: 2 }, false],
    ['staff who may not delete content', staff({ content: { update: true } }), false],
    ['staff who may', staff({ content: { delete: true } }), true],
  ])('by %s', (_, actor, may) => {
    expect(mayRemove(actor, 1)).toBe(may)
  })
})

test.each([
  [1, null],
  [5, null],
  [0, 'Rating must be a whole number from 1 to 5'],
  [6, 'Rating must be a whole number from 1 to 5'],
  [2.5, 'Rating must be a whole number from 1 to 5'],
  ['5', 'Rating must be a whole number from 1 to 5'],
  [null, 'Rating is required'],
])('the rating %j: %j', (rating, fault) => {
  expect(ratingFault(rating)).toBe(fault)
})
