/** The parameter of the page's address that names a local app. */
export const APP = 'app'
