/** The label of a vehicle's button; 'Reserved' takes precedence over 'Requested'. */
export const reserveLabel = (vehicle: { isReserved: boolean }, isRequested: boolean): string => {
  if (vehicle.isReserved) return 'Reserved'
  return isRequested ? 'Requested' : 'Reserve'
}
