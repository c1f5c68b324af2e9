/** The field of a sent form that holds a state, as it would stand in an address. */
export const STATE_FIELD = 'state'
