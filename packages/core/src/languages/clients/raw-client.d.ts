import type { HttpRequest } from '../../call/call.ts';
import type { Body } from '../../providers/provider.ts';
import { EnvironmentNode, FileNode } from '../../values/value.ts';
/** The file that a body carries; that of a task has at most one, however often it stands in it. */
export declare const fileIn: (body: Body) => FileNode | undefined;
/** The files that a body carries, each once: a program reads it into one variable. */
export declare function filesIn(body: Body): readonly FileNode[];
/** The headers, each as the one text that command lines take: `Authorization: Bearer …`. */
export declare const headerLines: ({ headers, }: HttpRequest) => readonly {
    readonly name: string;
    readonly line: string | EnvironmentNode;
}[];
