'use client'
import editor from './editor.module.css'

/** The heading of a part of the editor's sidebar. */
export const SidebarSectionHeading = ({ title }: { title: string }) => (
  <h2 className={editor.heading}>{title}</h2>
)
