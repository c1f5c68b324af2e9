import type { ModelRecord } from '../model/model-record.ts';
/**
 * Whether a model calls tools, as far as its chat template says: one that takes tools names them.
 *
 * @returns undefined where the record holds no template
 */
export declare function templateTakesTools(model: ModelRecord): boolean | undefined;
