import { Viewer } from '@photo-sphere-viewer/core'
import '@photo-sphere-viewer/core/index.css'

/**
 * Shows an equirectangular picture in `place`, rotated by mouse, touch and keys, until the signal. Resolves
 * when it is visible; rejects if it cannot be loaded or rendered.
 */
export function startPanorama(place: HTMLElement, src: string, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    // Not immediately: in a view that is mounted twice the first viewer would never end.
    const start = setTimeout(() => {
      const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
      const viewer = new Viewer({
        container: place,
        panorama: src,
        navbar: ['zoom', 'move', 'fullscreen'],
        keyboard: 'always',
        moveInertia: !still,
        defaultZoomLvl: 30,
        canvasBackground: 'transparent',
        loadingTxt: ' ',
      })
      const end = () => viewer.destroy()
      signal.addEventListener('abort', end, { once: true })
      viewer.addEventListener('ready', () => resolve(), { once: true })
      viewer.addEventListener('panorama-error', ({ error }) => reject(error), { once: true })
    })
    signal.addEventListener('abort', () => {
      clearTimeout(start)
      reject(signal.reason)
    })
  })
}
