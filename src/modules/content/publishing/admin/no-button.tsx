'use client'

/** In place of a button of Payload's that the editor has elsewhere. */
export const NoButton = () => null
