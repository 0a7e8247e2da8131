/** An edit view's elements needed for a measurement, as CSS selectors. */
export type EditView = {
  /** A text field that is initially visible and filled in every vehicle of the measurement. */
  first: string
  /** The text field that a save changes; it is initially visible as well. */
  changed: string
  save: string
  /** What is on the page, after a save, when the user can continue. */
  again: string
}

/** The product's form; it goes back to the list, so its save ends when the list is shown. */
export const OWN_FORM: EditView = {
  first: '#vehicle-officeFileNo',
  changed: '#vehicle-licensePlate',
  save: '[data-save-bar] button:last-child',
  again: 'tbody a[href*="/inventory/vehicles/edit/"]',
}

/** Payload's edit view; it stays open, so its save ends when its fields are editable again. */
export const PAYLOADS_FORM: EditView = {
  first: '#field-officeFileNo',
  changed: '#field-licensePlate',
  save: '#action-save',
  again: '[data-form-ready="true"] #field-licensePlate:enabled',
}

/** Times in milliseconds since the page's navigation began; 0 for what has not happened yet. */
export type PageClock = { usable: number; clicked: number; shown: number; again: number }

declare global {
  interface Window {
    formClock?: PageClock
  }
}

/**
 * Runs in the page before anything else: records when the form is usable, and how long a save takes. A
 * rendered form is not necessarily usable: the first field must have its value, be enabled, and be hydrated
 * by the end of one of React's commits, which React reports to its developer tools.
 */
export function watchPage(view: EditView): void {
  const clock: PageClock = { usable: 0, clicked: 0, shown: 0, again: 0 }
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
        if (clock.shown === 0 && document.querySelector('[data-sonner-toast][data-type="success"]'))
          clock.shown = performance.now()
        if (clock.shown === 0 || !document.querySelector(view.again)) return
        clock.again = performance.now()
        observer.disconnect()
      }).observe(document, { attributes: true, childList: true, subtree: true })
    },
    true,
  )
}
