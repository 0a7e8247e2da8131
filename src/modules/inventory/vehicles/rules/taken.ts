/** Said where another vehicle, that is not in the trash, has the number already. */
export const CHASSIS_TAKEN_MESSAGE = 'A vehicle with this chassis number already exists'
export const OFFICE_FILE_TAKEN_MESSAGE = 'A vehicle with this office file number already exists'
