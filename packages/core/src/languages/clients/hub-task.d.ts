import type { AutoTaskCall, TaskCall } from '../../call/call.ts';
import type { FileInBase64 } from '../../providers/provider.ts';
/** An endpoint is asked as the hub's own service, which does not do every task. */
export declare const unsupportedEndpoint: ({ target, hubMethods, task }: TaskCall | AutoTaskCall) => string | undefined;
/** The name of the file that a method's result is saved as; with `auto` no route knows the format. */
export declare function fileNameOf({ result, hubMethods }: TaskCall | AutoTaskCall): string;
/**
 * Where JSON holds the speech that a call is answered with, if it is not a sound alone. With `auto`, a model of another
 * library than transformers may answer with either.
 */
export declare function speechInJson(call: TaskCall | AutoTaskCall): FileInBase64 | undefined;
