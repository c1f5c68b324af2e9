import type { Configuration } from '../../domain/configuration/configuration.ts'

/** What of a configuration changes the set-up of an agent. */
export type AgentChoice = Pick<
  Configuration,
  'provider' | 'endpointUrl' | 'directRequest' | 'billTo' | 'providerId' | 'platform'
>

/** The same as one text, by which two of them are told apart. */
export const placeOf = ({ provider, endpointUrl, directRequest, billTo, providerId, platform }: AgentChoice): string =>
  JSON.stringify([provider, endpointUrl, directRequest, billTo, providerId, platform === 'posix'])
