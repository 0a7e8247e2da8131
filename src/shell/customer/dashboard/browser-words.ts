export const left = (time: string) => `${time} left`
export const timeIsUp = 'Time is up'
