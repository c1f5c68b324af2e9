import { identifier, type RawNode } from '../../values/value.ts'

/** Words of Python that no variable, class or module can be named by. */
const KEYWORDS =
  'False None True and as assert async await break class continue def del elif else except finally for from global ' +
  'if import in is lambda nonlocal not or pass raise return try while with yield'

/**
 * A name from a model's metadata (a class, a module) as Python code, or undefined when it cannot be a name.
 *
 * @example
 * pythonName('AutoModelForCausalLM')?.code // AutoModelForCausalLM
 * pythonName('import') // undefined
 */
export const pythonName = (name: unknown): RawNode | undefined =>
  typeof name === 'string' && KEYWORDS.split(' ').includes(name) ? undefined : identifier(name)
