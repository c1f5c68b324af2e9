import { fileURLToPath } from 'node:url'

/** The folder of the package. */
export const PACKAGE = fileURLToPath(new URL('../..', import.meta.url))
