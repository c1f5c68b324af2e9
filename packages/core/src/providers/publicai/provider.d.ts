import { type Provider } from '../provider.ts';
export declare const publicai: Provider;
