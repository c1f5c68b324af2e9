/** The field of a sent form that holds the page's state, written as in a URL. */
export const STATE_FIELD = 'state'
