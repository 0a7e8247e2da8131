/**
 * Dispatched by a form that could not be sent because there is no connection; the banner notifies the
 * visitor.
 */
export const UNSENT_EVENT = 'kaido:form-held'
