/** Lengths are characters. */
export const POST_TITLE_MAX = 150
export const POST_TITLE_WORDS = 2
export const POST_META_DESCRIPTION_MAX = 160
export const POST_META_TITLE_MAX = 150
export const POST_KEYWORDS_MAX = 300
export const POST_ROUTE_MAX = 200
export const POST_TAGS_MIN = 2
export const POST_TAGS_MAX = 20

export const BLOG_TAG_NAME_MAX = 50

/** Posts beside the one that is read. */
export const RECENT_POSTS = 3
/** Most of the newest posts at once. */
export const LATEST_MAX = 20

export const COMMENT_MIN = 10
export const COMMENT_MAX = 150
export const COMMENT_EDIT_MAX = 100
export const COMMENT_NAME_MIN = 2
export const COMMENT_NAME_MAX = 50

/** Tags in the cloud, at most. */
export const TAGS_IN_CLOUD = 60

/** Posts on the home page. */
export const LATEST_POSTS = 3

/** Comments that are shown below a post at once. */
export const COMMENTS_AT_ONCE = 20
