/** How many messages a customer may write about quotes in an hour, and as many about orders. */
export const MESSAGES_AN_HOUR = 60

/** The longest message about a sale, in characters. */
export const NOTE_MAX = 2_000

/** For how long a customer's messages are gathered before staff get one e-mail with all of them, in seconds. */
export const GATHERED_FOR = 120
