// Import files
export const fileDiscarded = 'File discarded'
export const checkStopped = 'Check stopped'

// Imports
export const mapSaved = 'Map saved'
export const mapUpdated = 'Map updated'
export const mapDeleted = 'Map deleted'
