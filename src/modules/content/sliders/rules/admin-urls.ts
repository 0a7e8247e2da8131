import type { SlideType } from './slide'

/** The address under /admin of the list of slides. */
export const SLIDES_SCREEN = '/admin/content-management/homepage-slider'

/** The address of a slide's editor; 'create' for a new one. */
export const slideEditorUrl = (type: SlideType, id: number | 'create'): string =>
  `${SLIDES_SCREEN}/editor/${type === 'DEFAULT' ? 'default' : 'custom'}/${id}`
