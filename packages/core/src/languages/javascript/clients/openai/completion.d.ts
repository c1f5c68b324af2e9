import type { TaskCall } from '../../../../call/call.ts';
import type { Renderer } from '../../../clients/client.ts';
export declare const completion: Renderer<TaskCall>;
