import type { TaskCall } from '../../../../call/call.ts'
import type { Renderer } from '../../../clients/client.ts'

export const task: Renderer<TaskCall> = {
  unsupported: () => 'not yet',
  render: () => '',
}
