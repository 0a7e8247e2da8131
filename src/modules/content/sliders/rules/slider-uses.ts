/** Pictures that slides show; those of their banners are noted with those of texts. */
export const sliderUses = [
  { of: 'media', table: 'homepage_slides', column: 'media_id', what: 'slide', area: 'content' as const },
]
