import type { System } from './local-app.ts'

const NAMES: { readonly [system in System]: string } = { macos: 'macOS', linux: 'Linux', windows: 'Windows' }

/** How a system is called in a sentence. */
export const systemName = (system: System): string => NAMES[system]
