import type { Manifest } from '../language.ts';
/** `requirements.txt`: the words of the install command, one a line, without the quotes that a shell wants. */
export declare const requirements: Manifest;
