import { expect, it } from 'vitest'
import { type ClaimEffect, notAgreed, UNDECIDED } from './vehicle-claims'

const effect = (id: number, ends: string | null = 'release'): ClaimEffect => ({
  claim: { id, customer: null },
  ends,
})
const idsOf = (effects: readonly ClaimEffect[]) => effects.map(({ claim }) => claim.id)

it('consent counts for the claims that it names and no others', () => {
  const effects = [effect(1), effect(2, null)]
  expect(idsOf(notAgreed(effects, undefined))).toEqual([1, 2])
  expect(idsOf(notAgreed(effects, [1]))).toEqual([2])
  expect(notAgreed(effects, [2, 1, 3])).toEqual([])
})

it('consent to a sale must name who has bought the vehicle', () => {
  expect(idsOf(notAgreed([effect(1, UNDECIDED)], [1]))).toEqual([1])
})
