import type { LocalApp } from '../local-app.ts';
/** Command: https://github.com/Blaizzy/mlx-vlm#server-fastapi. Without `--host` it can be reached from other machines. */
export declare const mlxVlm: LocalApp;
