export const tellMe = 'Tell me when it is free'
