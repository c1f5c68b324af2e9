import { PLAYED_HOSTS } from '../run/check-twin.ts'
import { RETIRED } from './tables.ts'

const PLAYED: ReadonlySet<string> = new Set(PLAYED_HOSTS)

/** The host of a URL, with its port; empty if it isn't a URL. */
export const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : '')

/** Whether the twin plays a host. */
export const isPlayed = (host: string): boolean => PLAYED.has(host) || host.endsWith('.endpoints.huggingface.cloud')

/** What to know about a host that no longer exists. */
export const retiredHost = (host: string): string | undefined => RETIRED.find((each) => each.host === host)?.says

export const isRetired = (host: string): boolean => retiredHost(host) !== undefined
