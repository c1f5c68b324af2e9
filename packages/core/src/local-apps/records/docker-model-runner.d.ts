import type { LocalApp } from '../local-app.ts';
/**
 * Names: https://docs.docker.com/reference/cli/docker/model/pull/. Address:
 * https://docs.docker.com/ai/model-runner/api-reference/. On Docker Engine the port is open from the start, in Docker
 * Desktop it is switched on: https://docs.docker.com/ai/model-runner/get-started/
 */
export declare const dockerModelRunner: LocalApp;
