import { taskCompiler } from '../printing/compiled-task.ts'

/** Returns a renderer of tasks whose programs are compiled once for each shape. */
export const compiledTask = /* @__PURE__ */ taskCompiler(() => '')
