import { finiteOrNull } from '@/kernel/numbers'

export type MaybeNumber = number | null | undefined

export const isPositive = (value: MaybeNumber): value is number => (finiteOrNull(value) ?? 0) > 0
