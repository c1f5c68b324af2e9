import type { NamedByFormat } from '../../clients/formats.ts';
import { type Piece } from '../../printing/code.ts';
/** Statements that make `name` of the media type that a file came with. */
export declare function nameByType(type: Piece, { stem, endings, usual }: NamedByFormat): Piece;
