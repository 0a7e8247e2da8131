// Recent section
export const recentlyViewedVehiclesCleared = 'Recently viewed vehicles cleared'
export const recentlyViewed = 'Recently viewed'
export const clear = 'Clear'
