'use client'
import { useState } from 'react'
import blog from './blog.module.css'
import * as words from './words'

const LOOKS = `<style>
body{margin:16px;font:16px/1.6 system-ui,sans-serif;color:#1c1c1c;overflow-wrap:anywhere}
img{max-width:100%;height:auto}table{border-collapse:collapse}td,th{border:1px solid #ccc;padding:4px 8px}
blockquote{margin-inline:0;padding-left:16px;border-left:2px solid #ccc}
</style>`

/** A post's text in a frame that runs nothing, as high as the text. */
export function PostBody({ html }: { html: string }) {
  const [height, setHeight] = useState<number>()
  if (html === '') return <p>{words.noText}</p>
  return (
    <iframe
      className={blog.frame}
      onLoad={({ currentTarget }) => setHeight(currentTarget.contentDocument?.documentElement.scrollHeight)}
      // It may be measured from here; scripts stay off.
      sandbox="allow-same-origin"
      srcDoc={LOOKS + html}
      style={{ height }}
      title={words.body}
    />
  )
}
