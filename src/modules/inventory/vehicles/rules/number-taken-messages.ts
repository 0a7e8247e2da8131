/** The messages if another vehicle outside the trash already has the number. */
export const CHASSIS_TAKEN_MESSAGE = 'A vehicle with this chassis number already exists'
export const OFFICE_FILE_TAKEN_MESSAGE = 'A vehicle with this office file number already exists'
