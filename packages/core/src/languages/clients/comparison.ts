import type { TaskCall } from '../../call/call.ts'

/** Returns why a client that reads responses itself can't compare texts: it reads only embeddings in OpenAI's format. */
export const unsupportedComparison = ({ comparesTexts, result, providerLabel }: TaskCall): string | undefined =>
  comparesTexts && !(result.kind === 'json' && result.shows?.as === 'similarity')
    ? `we have no example that compares texts in ${providerLabel}’s own response format yet; use a Hugging Face client`
    : undefined
