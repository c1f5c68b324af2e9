import { type Piece } from '../../../printing/code.ts';
import { FreeNames } from '../../../printing/free-names.ts';
import type { RecordShape } from './class-schema.ts';
/** What a record has beside its components. */
interface Beside {
    /** @param className what the record is called */
    readonly annotations?: (className: string) => Piece | undefined;
    /** @param components the names of its components, by those of the schema */
    readonly member?: (components: ReadonlyMap<string, Piece>, free: FreeNames) => Piece;
}
/** The records and enums of one program, by which the client makes its schemas. */
export declare class ClassTypes {
    #private;
    /** Whether a value of them is optional. */
    hasOptional: boolean;
    /** All of them, members of a class. */
    get declared(): Piece | undefined;
    /**
     * Declares a record.
     *
     * @param wanted what it is called, if that is free
     * @returns its name
     */
    record({ fields }: RecordShape, wanted: string, { annotations, member }?: Beside): Piece;
}
export {};
