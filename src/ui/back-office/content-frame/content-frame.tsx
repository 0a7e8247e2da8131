'use client'
import { useEffect, useRef, useState } from 'react'
import { cx } from '../../cx'
import css from './content-frame.module.css'

const LOOKS = `<style>
body{margin:16px;font:16px/1.6 system-ui,sans-serif;color:#1c1c1c;overflow-wrap:anywhere}
img{max-width:100%;height:auto}table{border-collapse:collapse}td,th{border:1px solid #ccc;padding:4px 8px}
blockquote{margin-inline:0;padding-left:16px;border-left:2px solid #ccc}
</style>`

/** A frame and the height of what is in it, in pixels, as pictures arrive and lines break. */
function useContentHeight() {
  const frame = useRef<HTMLIFrameElement>(null)
  const [height, setHeight] = useState<number>()
  useEffect(() => {
    const { current } = frame
    const rootNow = () => current?.contentDocument?.documentElement
    const observer = new ResizeObserver(() => setHeight(rootNow()?.offsetHeight))
    const follow = () => {
      observer.disconnect()
      const root = rootNow()
      if (root) observer.observe(root)
    }
    // It may have been loaded before this page was taken over.
    follow()
    current?.addEventListener('load', follow)
    return () => {
      observer.disconnect()
      current?.removeEventListener('load', follow)
    }
  }, [])
  return { frame, height }
}

type Props = { html: string; title: string; className?: string | undefined }

/** A formatted text in a frame that runs nothing, as high as the text. */
export function ContentFrame({ className, html, title }: Props) {
  const { frame, height } = useContentHeight()
  return (
    <iframe
      className={cx(css.frame, className)}
      ref={frame}
      // It may be measured from here; scripts stay off.
      sandbox="allow-same-origin"
      srcDoc={LOOKS + html}
      style={{ height }}
      title={title}
    />
  )
}
