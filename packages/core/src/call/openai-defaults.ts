import { EnvironmentNode } from '../values/value.ts'
import type { CallBase } from './call.ts'

/** Checks whether a URL is the default base URL of OpenAI's clients. */
export const isOwnBaseUrl = (baseUrl: string): boolean => baseUrl === 'https://api.openai.com/v1'

/** Checks whether OpenAI's clients read the key themselves. */
export const isOwnKey = (token: CallBase['token']): boolean =>
  token instanceof EnvironmentNode && token.name === 'OPENAI_API_KEY'
