import type { ValueObject } from '../../../../values/value.ts';
import { type Piece } from '../../../printing/code.ts';
/**
 * Statements that make `params`, of a type of the client: what it has by name, and all other fields in their own way.
 *
 * @param named fields that are code already, by their names in Go
 * @param fields the other fields of the body
 */
export declare function makeParams(type: 'ChatCompletionNewParams' | 'CompletionNewParams', named: {
    readonly [name: string]: Piece;
}, fields: ValueObject): Piece;
