/** How the effects of all e-mails about an application begin. */
export const applicationMailSubject = (id: number): string => `application:${id}`
