'use client'

// The navigation of the area stays beside it.
export { default } from '../error'
