import { commentRoutes } from './comments'
import { postRoutes } from './posts'
import { ratingRoutes } from './ratings'
import { blogTagRoutes } from './tags'

/** Every call of the blog. */
export const blogRoutes = [...blogTagRoutes, ...postRoutes, ...ratingRoutes, ...commentRoutes]
