import type { LocalApp } from '../local-app.ts';
/** `sglang serve` has taken the place of `python -m sglang.launch_server`, which says so itself. */
export declare const sglang: LocalApp;
