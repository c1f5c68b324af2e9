import type { InferenceRequest } from '@model-snippets/core'

/** The body of a request as the page shows it. */
export const bodyText = ({ body }: InferenceRequest): string =>
  body === undefined ? '' : JSON.stringify(body, null, 2)
