import type { OutputSchema } from '../../call/output-schema.ts';
import type { OutputShape } from '../../call/output-shape.ts';
import { type Piece } from '../printing/code.ts';
import { type FieldTag } from './writer.ts';
/**
 * The types that `encoding/json` reads an answer into: a struct for each object, the whole answer's first.
 *
 * @param shape of an object
 * @param tagsOf further tags of a field
 */
export declare function answerTypes({ name }: OutputSchema, shape: OutputShape, tagsOf?: TagsOf): Piece;
type TagsOf = (shape: OutputShape) => readonly FieldTag[];
export {};
