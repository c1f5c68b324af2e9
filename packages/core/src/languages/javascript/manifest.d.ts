import type { Manifest } from '../language.ts';
/** The install command of a program in TypeScript, which Node.js of all releases runs by `tsx` alone. */
export declare const installTyped: (install: string | null) => string;
/** `package.json`. A program that needs no package has one, too: `npm start` runs it by the command `run`. */
export declare const packageJson: (run: string, typescriptRun: string) => Manifest;
