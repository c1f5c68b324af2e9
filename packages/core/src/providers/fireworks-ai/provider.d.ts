import { type Provider } from '../provider.ts';
export declare const fireworksAi: Provider;
