import type { CollectionConfig } from 'payload'
import { MEDIA_TYPES, PLACEMENTS, SLIDE_LIMITS, SLIDE_TYPES } from '@/modules/content/sliders/rules/slide'
import { moduleAccess, systemManaged } from '../shared/access'
import { choice, line, lines, link, snapshot, target } from '../shared/fields'
import { checkSlide, noteSlidePictures, removeSlidePictures } from './slideHooks'

const { altText, duration, position, subtitle, title } = SLIDE_LIMITS

const FILE_NAME_MAX = 200

/** What the home page and topic pages show first. Written by calls alone, which turn addresses into pictures. */
export const HomepageSlides: CollectionConfig = {
  slug: 'homepage-slides',
  labels: { singular: 'Slide', plural: 'Slides' },
  admin: { group: false, useAsTitle: 'title', defaultColumns: ['title', 'type', 'enabled'] },
  access: moduleAccess('content', systemManaged),
  lockDocuments: false,
  defaultSort: 'position',
  fields: [
    choice('type', SLIDE_TYPES, {}, { required: true }),
    link('media', 'media'),
    // The name of a file in content_videos, which has no collection.
    line('video', FILE_NAME_MAX, { admin: { hidden: true } }),
    choice('mediaType', MEDIA_TYPES, {}, { required: true, defaultValue: 'image' }),
    snapshot('config'),
    line('title', title),
    lines('subtitle', subtitle),
    {
      name: 'duration',
      type: 'number',
      required: true,
      min: duration.min,
      max: duration.max,
      defaultValue: duration.initial,
    },
    line('altText', altText),
    target('href'),
    { name: 'enabled', type: 'checkbox', required: true, defaultValue: false },
    choice('placement', PLACEMENTS, {}, { required: true, defaultValue: 'homepage' }),
    link('topicPage', 'topic-pages'),
    { name: 'position', type: 'number', required: true, min: 0, max: position, defaultValue: 0 },
  ],
  hooks: {
    beforeValidate: [checkSlide],
    afterChange: [noteSlidePictures],
    beforeDelete: [removeSlidePictures],
  },
}
