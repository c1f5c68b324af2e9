import { chromiumPath } from '../../../scripts/chromium.mjs'

/** The browser that the tests drive. */
export const CHROMIUM = chromiumPath()
