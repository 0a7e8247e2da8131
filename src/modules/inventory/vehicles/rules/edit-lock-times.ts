/** How long somebody counts as editing a vehicle after the form's last sign of life. Payload's own measure. */
export const EDITING_SECONDS = 300
/** How often the form of whoever is editing gives one. */
export const SIGN_OF_LIFE_SECONDS = 60
/** How often the form of whoever waits checks whether the other one has finished. */
export const WAITING_SECONDS = 5
