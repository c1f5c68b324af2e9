import type { LanguageRecord, ProgramFile } from '../language.ts'
import { commentLines } from '../printing/comment.ts'
import { addCrates, cargoToml } from './manifest.ts'

const posix = {
  extension: '.rs',
  // The path that `cargo init` creates.
  fileName: 'src/main.rs',
  liesBeside: 'Cargo.toml',
  run: 'cargo run --quiet',
  fence: 'rust',
  grammar: 'rust',
  mediaType: 'text/x-rust',
} as const satisfies ProgramFile

export const rust = {
  id: 'rust',
  label: 'Rust',
  order: 6,
  installsOtherwiseOn: ['powershell'],
  program: { posix },
  comesWith: 'Rust 1.85 or later',
  // Imported directly, so that showing a label doesn't load the writer.
  comment: (text) => commentLines(text, '//'),
  add: addCrates,
  manifest: cargoToml,
} as const satisfies LanguageRecord
