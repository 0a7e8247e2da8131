/** Where an edit view has what a measurement needs, as CSS selectors. */
export type EditView = {
  /** A text field that stands in view at first and is filled in every vehicle of the measurement. */
  first: string
  /** The text field that a save changes; it stands in view at first as well. */
  changed: string
  save: string
  /** What is in the page, once it is saved, when the person can go on. */
  again: string
}

/** The product's form; it leads back to the list, so its save ends when the list stands there. */
export const OWN_FORM: EditView = {
  first: '#vehicle-officeFileNo',
  changed: '#vehicle-licensePlate',
  save: '[data-save-bar] button:last-child',
  again: 'tbody a[href*="/inventory/vehicles/edit/"]',
}

/** Payload's edit view; it stays open, so its save ends when its fields are open again. */
export const PAYLOADS_FORM: EditView = {
  first: '#field-officeFileNo',
  changed: '#field-licensePlate',
  save: '#action-save',
  again: '[data-form-ready="true"] #field-licensePlate:enabled',
}

/** Moments of the page in milliseconds since its navigation began; 0 for what has not happened yet. */
export type PageClock = { usable: number; clicked: number; said: number; again: number }

declare global {
  interface Window {
    formClock?: PageClock
  }
}

/**
 * Runs in the page before anything of it: notes when the form can be used, and how long a save takes. A form
 * that is drawn is not one that can be used: the first field has to hold its value, be open, and be React's own
 * by the end of one of its commits, which React tells those who listen for its developer tools.
 */
export function watchPage(view: EditView): void {
  const clock: PageClock = { usable: 0, clicked: 0, said: 0, again: 0 }
  window.formClock = clock
  Object.assign(window, {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      renderers: new Map(),
      supportsFiber: true,
      checkDCE: () => {},
      inject: () => 1,
      onCommitFiberUnmount: () => {},
      onCommitFiberRoot: () => {
        if (clock.usable > 0) return
        const field = document.querySelector<HTMLInputElement>(view.first)
        if (!field || field.value === '' || field.readOnly || field.matches(':disabled')) return
        if (Object.keys(field).some((key) => key.startsWith('__reactProps$')))
          clock.usable = performance.now()
      },
    },
  })
  document.addEventListener(
    'click',
    ({ target }) => {
      if (!(target instanceof Element) || !target.closest(view.save)) return
      clock.clicked = performance.now()
      new MutationObserver((_, observer) => {
        if (clock.said === 0 && document.querySelector('[data-sonner-toast][data-type="success"]'))
          clock.said = performance.now()
        if (clock.said === 0 || !document.querySelector(view.again)) return
        clock.again = performance.now()
        observer.disconnect()
      }).observe(document, { attributes: true, childList: true, subtree: true })
    },
    true,
  )
}
