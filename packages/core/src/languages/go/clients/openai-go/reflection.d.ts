import type { OutputSchema } from '../../../../call/output-schema.ts';
import type { OutputShape } from '../../../../call/output-shape.ts';
import type { FieldTag } from '../../writer.ts';
/** The package, and its release. */
export declare const REFLECTION = "github.com/invopop/jsonschema@v0.14.0";
export declare const JSONSCHEMA: import("../../../printing/code.ts").Piece;
/** Whether a struct of this shape, with its tags, says all that the schema does. */
export declare const isReflected: ({ schema }: OutputSchema, shape: OutputShape) => boolean;
/** What the tags of a field say of it. */
export declare function tagsOf({ description, ...shape }: OutputShape): readonly FieldTag[];
