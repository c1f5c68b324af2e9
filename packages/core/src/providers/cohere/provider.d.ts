import { type Provider } from '../provider.ts';
export declare const cohere: Provider;
