import { listenForBack } from '@/ui/overlay/overlay-history'

// Next runs this in browsers before anything of the product, and before its own router handles Back.
listenForBack()

/**
 * Zod would test whether it may generate functions
 * for its checks; our policy forbids that, and browsers would report each attempt. It reads its settings from
 * here, so that pages without a form need not load it.
 */
const settings = globalThis as { __zod_globalConfig?: { jitless?: boolean } }
settings.__zod_globalConfig = { ...settings.__zod_globalConfig, jitless: true }
