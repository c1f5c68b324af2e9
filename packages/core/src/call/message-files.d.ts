import type { FilePart } from '../providers/provider.ts';
import { type FileEncoding, type Value, type ValueObject } from '../values/value.ts';
import type { Decision } from './decision.ts';
import type { SnippetFile } from './set-up.ts';
/** How a part of a message holds a file. */
interface PartKind {
    /** The field of the part's own object that a path may stand in. */
    readonly field: string;
    readonly encoding: FileEncoding;
    /** The variable that holds the content in a program; a second one has a number behind it. */
    readonly variable: string;
    /** The media type of a file by its name; undefined where the name does not say that it is such a file. */
    readonly mediaTypeOf: (path: string) => string | undefined;
    /** How such names end, for messages. */
    readonly endings: string;
    /** Fields that the path says where the reader does not. */
    readonly implied: (path: string) => ValueObject;
}
declare const KINDS: {
    readonly [part in 'image_url' | FilePart]: PartKind;
};
/** Messages in which a node stands for each file of the reader's own. */
export interface MessagesWithFiles {
    readonly messages: Value;
    readonly files: readonly SnippetFile[];
    /** The types of the parts that hold files. */
    readonly parts: readonly (keyof typeof KINDS)[];
}
/**
 * Finds the files in messages.
 *
 * @param messages JSON, as the reader gives it
 * @throws SnippetInputError for a path that no reader could have, and for a name that does not say of which type the file is
 */
export declare function readMessageFiles(messages: Value): MessagesWithFiles;
/** Why a service is not sent the files that stand in messages; undefined where it documents the parts that hold them. */
export declare function unsupportedFiles({ target, provider, providerRecord, route }: Decision, { parts }: MessagesWithFiles): string | undefined;
export {};
