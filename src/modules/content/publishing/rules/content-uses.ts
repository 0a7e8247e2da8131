/** Pictures that posts and pages show, as readers see them and as last saved. */
export const contentUses = [{ of: 'media', table: 'content_pictures', column: 'media_id', what: 'article' }]
