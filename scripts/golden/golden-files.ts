import {
  CLIENTS,
  getInferenceSnippets,
  languageRecord,
  programFileOf,
  variantOf,
} from '../../packages/core/src/index.ts'
import { FURTHER_QUESTIONS, type GoldenQuestion, QUESTIONS, VENDOR_QUESTIONS } from './questions.ts'

/** The folder of the golden files. */
export const FOLDER = 'golden'

/** Returns the content of all golden files by path, relative to the repository. */
export function goldenFiles(): ReadonlyMap<string, string> {
  const files = new Map<string, string>()
  for (const question of QUESTIONS) addFiles(files, question)
  for (const question of VENDOR_QUESTIONS) addFiles(files, question, isOfVendor)
  const further = new Map<string, string>()
  for (const question of FURTHER_QUESTIONS) addFiles(further, question)
  for (const [path, content] of further) if (!files.has(plainBeside(path))) files.set(path, content)
  return files
}

const plainBeside = (path: string): string => path.replace(/[^/]+(\.\w+)$/, 'plain$1')

function addFiles(
  files: Map<string, string>,
  { variant, model, provider, mapping, options }: GoldenQuestion,
  isWanted: (language: string, client: string) => boolean = () => true,
): void {
  for (const { language, client, content } of getInferenceSnippets(model, provider, mapping, options)) {
    if (!isWanted(language, client)) continue
    if (options.async === true && variantOf(options, language)?.includes('async') !== true) continue
    const folder = `${FOLDER}/${language}/${client.replaceAll('/', '-')}`
    const path = `${folder}/${variant}${programFileOf(languageRecord(language)).extension}`
    if (
      !hasMethods(language, client) ||
      ![...files.keys()].some((known) => known.startsWith(`${folder}/${model.pipeline_tag}-`))
    ) {
      files.set(path, content)
    }
  }
}

/** Whether a client is a provider's own, which only makes direct calls. */
const isOfVendor = (language: string, client: string): boolean =>
  CLIENTS.some((each) => each.language === language && each.id === client && each.vendor !== undefined)

/** A client with a method for a task is called in the same way for every provider. */
const hasMethods = (language: string, client: string): boolean =>
  CLIENTS.some((each) => each.language === language && each.id === client && each.hasMethodFor !== undefined)
