/**
 * Checks whether an id belongs to a gated model that other models are based on, according to Hugging Face.
 *
 * @example
 * isGatedBase('meta-llama/Llama-3.1-8B') // true
 */
export const isGatedBase = (id: string | undefined): boolean => id !== undefined && GATED_BASE.test(id)

const GATED_BASE =
  /^(?:meta-llama\/|google\/\w*gemma(?!-4|-scope)|black-forest-labs\/FLUX\.[12][\w.-]*-dev$|stabilityai\/stable-diffusion-3)/
