import { MILLIMETRES } from '../distance-unit'

/** Whole miles in whole kilometres, rounded half up. NaN for invalid numbers. */
export const milesToKm = (miles: number): number => Math.floor((miles * MILLIMETRES + 500_000) / 1_000_000)
