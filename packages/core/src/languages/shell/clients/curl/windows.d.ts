import type { ChatCall, TaskCall } from '../../../../call/call.ts';
import type { Renderer } from '../../../clients/client.ts';
type CurlCall = ChatCall | TaskCall;
/** A renderer that writes calls for Windows' own curl where the call names a shell of Windows. */
export declare const onPlatform: <Kind extends CurlCall>(posix: Renderer<Kind>) => Renderer<Kind>;
export {};
