import type { ContentBlock } from '@/server/content/content-blocks'
import { callToAction } from '../call-to-action/config'
import { callToActionHtml, callToActionText } from '../call-to-action/content'
import { columns } from '../columns/config'
import { columnsHtml, columnsText } from '../columns/content'
import { contact } from '../contact/config'
import { contactHtml, contactText } from '../contact/content'
import { facts } from '../facts/config'
import { form } from '../form/config'
import { formHtml, formText } from '../form/content'
import { picture } from '../picture/config'
import { pictureBlockHtml } from '../picture/content'
import { questions } from '../questions/config'
import { questionsHtml, questionsText } from '../questions/content'
import { section } from '../section/config'
import { sectionHtml, sectionText } from '../section/content'
import { showrooms } from '../showrooms/config'
import { showroomsHtml } from '../showrooms/content'
import { vehicle } from '../vehicle/config'
import { vehicleHtml } from '../vehicle/content'
import { vehicles } from '../vehicles/config'
import { vehiclesHtml } from '../vehicles/content'
import { video } from '../video/config'
import { videoHtml } from '../video/content'

/** The component of a block: 'video' is in video/video-block as VideoBlock. */
const componentOf = (slug: string): string => {
  const name = slug.replaceAll(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase())
  return `/modules/content/blocks/${slug}/${slug}-block#${name}Block`
}

const block = (config: ContentBlock['config'], means: Pick<ContentBlock, 'html' | 'text'> = {}) => ({
  config,
  component: componentOf(config.slug),
  ...means,
})

/** The blocks that come with the product, in the order in which the editor offers them. */
export const CORE_BLOCKS: readonly ContentBlock[] = [
  block(section, { html: sectionHtml, text: sectionText }),
  block(picture, { html: pictureBlockHtml }),
  block(columns, { html: columnsHtml, text: columnsText }),
  block(questions, { html: questionsHtml, text: questionsText }),
  block(vehicle, { html: vehicleHtml }),
  block(vehicles, { html: vehiclesHtml }),
  block(showrooms, { html: showroomsHtml }),
  block(facts),
  block(callToAction, { html: callToActionHtml, text: callToActionText }),
  block(video, { html: videoHtml }),
  block(contact, { html: contactHtml, text: contactText }),
  block(form, { html: formHtml, text: formText }),
]
