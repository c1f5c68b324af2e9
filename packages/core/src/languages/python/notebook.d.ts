import type { NotebookKernel } from '../language.ts';
/** The kernel that Jupyter brings, and cells for it. `quote` is what Python's writer writes texts with. */
export declare const notebook: NotebookKernel;
