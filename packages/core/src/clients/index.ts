import { type Client, clientsOf } from './client.ts'
import { JS_CLIENTS } from './js.generated.ts'
import { JS_CHAT } from './js-chat.generated.ts'
import { JS_TASKS } from './js-task.generated.ts'
import { PYTHON_CLIENTS } from './python.generated.ts'
import { PYTHON_CHAT } from './python-chat.generated.ts'
import { PYTHON_TASKS } from './python-task.generated.ts'
import { SH_CLIENTS } from './sh.generated.ts'
import { SH_CHAT } from './sh-chat.generated.ts'
import { SH_TASKS } from './sh-task.generated.ts'
import { shellCurlWindows } from './shell-curl-windows.ts'

export const PYTHON: readonly Client[] = /* @__PURE__ */ clientsOf(PYTHON_CLIENTS, {
  chat: PYTHON_CHAT,
  tasks: PYTHON_TASKS,
})
export const JAVASCRIPT: readonly Client[] = /* @__PURE__ */ clientsOf(JS_CLIENTS, { chat: JS_CHAT, tasks: JS_TASKS })
export const SHELL: readonly Client[] = /* @__PURE__ */ clientsOf(SH_CLIENTS, {
  chat: SH_CHAT,
  tasks: SH_TASKS,
  windows: [shellCurlWindows],
})

/** Every client, in the order in which readers see them. */
export const CLIENTS: readonly Client[] = /* @__PURE__ */ [PYTHON, JAVASCRIPT, SHELL].flat()
