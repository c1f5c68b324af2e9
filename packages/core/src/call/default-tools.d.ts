import type { JsonValue } from '../values/value.ts';
/** The tools of a loop for which the reader names none. */
export declare const WEATHER_TOOLS: JsonValue;
/** A question that they are good for, and that takes two calls. */
export declare const WEATHER_QUESTION = "What is the weather like in Paris and in Tokyo?";
