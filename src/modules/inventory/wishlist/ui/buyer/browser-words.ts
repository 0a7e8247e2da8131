// Heart button
export const wishlistName = (name: string) => `Wishlist: ${name}`
export const wishlist = 'Wishlist'
