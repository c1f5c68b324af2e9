import type { Assumption } from '../providers/assumption.ts';
import type { InputFile } from '../tasks/inputs.ts';
/** What is sent as the type of a file whose ending is none that is known: the one that its task most often reads. */
export declare function assumedFile(file: InputFile | undefined): readonly Assumption[];
