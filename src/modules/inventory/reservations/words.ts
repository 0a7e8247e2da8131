export const reservationsToAnswer = (count: string) =>
  count === '1' ? '1 reservation awaiting an answer' : `${count} reservations awaiting an answer`

// Work on the dashboard
export const reservationsWork = 'Reservations to decide'
