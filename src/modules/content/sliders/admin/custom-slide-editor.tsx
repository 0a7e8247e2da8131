'use client'
import { useState } from 'react'
import { useLazyComponent } from '@/ui/use-lazy-component'
import type { BannerEditorProps } from './canvas/banner-editor'
import * as words from './words'

const fetchEditor = () => import('./canvas/banner-editor').then(({ BannerEditor }) => BannerEditor)

/** The canvas and its libraries are fetched with this screen alone. */
export function CustomSlideEditor(props: BannerEditorProps) {
  const [isLost, setLost] = useState(false)
  const Editor = useLazyComponent(!isLost, fetchEditor, () => setLost(true))
  if (Editor) return <Editor {...props} />
  return <p role="status">{isLost ? words.editorLost : words.loading}</p>
}
