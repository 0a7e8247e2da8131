import { editScreen, listScreen } from '@/modules/content/publishing/rules/content-kinds'

/** The screens of the blog in the back office. */
export const POSTS_SCREEN = listScreen('post')
export const COMMENTS_SCREEN = `${POSTS_SCREEN}/comments`
export const BLOG_TAGS_SCREEN = `${POSTS_SCREEN}/tags`

export const NEW_POST = editScreen('post', 'create')
export const editPostUrl = (id: number): string => editScreen('post', id)

/** Where staff see a post with its comments. */
export const postScreen = (id: number): string => `${POSTS_SCREEN}/${id}`

/** A post's comments; of all, or of one post, those that wait for staff. */
export const commentsOfPost = (id: number): string => `${COMMENTS_SCREEN}?postId=${id}`
export const TO_CHECK = `${COMMENTS_SCREEN}?toCheck=true`
