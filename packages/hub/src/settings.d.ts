import type { HubOptions } from './hub.ts';
import type { RouterOptions } from './router.ts';
type Environment = Readonly<Record<string, string | undefined>>;
/**
 * Reads `HUB_URL` (the public hub when not set, `off` to never ask) and `HUB_TOKEN`.
 *
 * @throws Error when `HUB_URL` is no http(s) address
 */
export declare function readHubSettings(environment: Environment): HubOptions;
/**
 * Reads `ROUTER_URL` (the public router when not set, `off` to never ask).
 *
 * @throws Error when `ROUTER_URL` is no http(s) address
 */
export declare function readRouterSettings(environment: Environment): RouterOptions;
export {};
