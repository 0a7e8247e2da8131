'use client'
import { EditorActions } from '@/modules/content/publishing/admin/editor-actions'
import { EditorBar } from '@/modules/content/publishing/admin/editor-bar'
import { POST_FORM } from './post-form-rules'

/** The head of the editor of posts. */
export const PostBar = () => <EditorBar editor={POST_FORM} />

/** What can be done with the post in the editor. */
export const PostEditorActions = () => <EditorActions editor={POST_FORM} />
