/** Shortest and longest text that records are searched by, in characters. */
export const JUMP_MIN = 2
export const JUMP_MAX = 60
