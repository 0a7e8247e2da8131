'use client'
import { EditorActions } from '@/modules/content/publishing/admin/editor-actions'
import { EditorBar } from '@/modules/content/publishing/admin/editor-bar'
import { TOPIC_FORM } from './topic-form-rules'

/** The head of the editor of topic pages. */
export const TopicBar = () => <EditorBar editor={TOPIC_FORM} />

/** What can be done with the page in the editor. */
export const TopicEditorActions = () => <EditorActions editor={TOPIC_FORM} />
