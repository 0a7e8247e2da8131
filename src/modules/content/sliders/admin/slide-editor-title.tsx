'use client'
import { usePathname } from 'next/navigation'

/** The heading of an editor, whose address changes by the first save. */
export const SlideEditorTitle = ({ edit, fresh }: { fresh: string; edit: string }) =>
  usePathname().endsWith('/create') ? fresh : edit
