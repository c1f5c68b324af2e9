import type { LocalApp } from '../local-app.ts';
/** Commands: https://github.com/ml-explore/mlx-lm/blob/main/mlx_lm/SERVER.md, https://github.com/ml-explore/mlx-lm#quick-start */
export declare const mlxLm: LocalApp;
