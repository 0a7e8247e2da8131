import { trimText } from '@/kernel/text/text'

/** The fixed prefix of the chassis field: 'E12-', or 'CODE-' without a model code. */
export const chassisPrefix = (modelCode?: string | null): string => `${trimText(modelCode) || 'CODE'}-`
