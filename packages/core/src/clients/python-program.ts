import type { Call } from '../call.ts'
import type { PythonImport } from '../languages/python.ts'

const OS: PythonImport = { module: 'os', standard: true }

/** `os` when the token is read from the environment, then what the client itself needs. */
export const pythonImports = (call: Pick<Call, 'token'>, ...more: readonly PythonImport[]): readonly PythonImport[] =>
  typeof call.token === 'string' ? more : [OS, ...more]

export const refusesSurrogate = ({ traits }: Call): string | undefined =>
  traits.loneSurrogate ? 'the client writes UTF-8, which has no form for a lone surrogate' : undefined
