'use client'
import type { DefaultCellComponentProps } from 'payload'
import styles from '@/ui/back-office/admin.module.css'
import * as words from './words'

type Row = { filesize?: number | null; width?: number | null; height?: number | null; usedBy?: string | null }

const KILOBYTE = 1024

const bytesInWords = (bytes: number): string =>
  bytes < KILOBYTE * KILOBYTE
    ? `${Math.max(1, Math.round(bytes / KILOBYTE))} KB`
    : `${(bytes / KILOBYTE / KILOBYTE).toFixed(1)} MB`

/** A picture's measures and the size of its file. */
export function SizeCell({ rowData }: DefaultCellComponentProps) {
  const { filesize, height, width }: Row = rowData
  const parts = [
    ...(width && height ? [words.sizeOf(width, height)] : []),
    ...(filesize ? [bytesInWords(filesize)] : []),
  ]
  return <span>{parts.join(', ')}</span>
}

/** What uses an image, without numbers. */
export function UsedCell({ rowData }: DefaultCellComponentProps) {
  const { usedBy }: Row = rowData
  return usedBy ? (
    <span>{usedBy.charAt(0).toUpperCase() + usedBy.slice(1)}</span>
  ) : (
    <span className={styles.quiet}>{words.notUsed}</span>
  )
}

/** The alternative text, or that there is none. */
export function AltCell({ cellData }: DefaultCellComponentProps) {
  if (typeof cellData === 'string' && cellData.trim() !== '') return <span>{cellData}</span>
  return <span className={styles.quiet}>{words.noAlt}</span>
}
