import { ContentFrame } from '@/ui/back-office/content-frame/content-frame'
import blog from './blog.module.css'
import * as words from './words'

/** A post's text as its readers see it. */
export const PostBody = ({ html }: { html: string }) =>
  html === '' ? <p>{words.noText}</p> : <ContentFrame className={blog.frame} html={html} title={words.body} />
