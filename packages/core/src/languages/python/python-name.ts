import { withoutOuter } from '../../values/trim.ts'
import { identifier } from '../../values/value.ts'
import { FreeNames } from '../printing/free-names.ts'

/** Python keywords, which can't name a variable, class, or module. */
const KEYWORDS: ReadonlySet<string> = new Set(
  (
    'False None True and as assert async await break class continue def del elif else except finally for from global ' +
    'if import in is lambda nonlocal not or pass raise return try while with yield'
  ).split(' '),
)

/**
 * Returns a name from a model's metadata (a class, a module) if Python allows it; otherwise `undefined`.
 *
 * @example
 * pythonName('AutoModelForCausalLM') // AutoModelForCausalLM
 * pythonName('import') // undefined
 */
export const pythonName = (name: unknown): string | undefined =>
  typeof name === 'string' && KEYWORDS.has(name) ? undefined : identifier(name)

/** Names that our programs use, so the reader's functions can't have them. */
const OF_PROGRAMS =
  'APIConnectionError APIStatusError Anthropic AsyncAnthropic AsyncInferenceClient AsyncOpenAI Config Exception ' +
  'FunctionTool HTTPAdapter HTTPError HfHubHTTPError ImagePart InferenceClient Message OpenAI Request Retry ' +
  'SystemExit after all answered any arguments ask asyncio attempt block blocks call calls choice chunk client ' +
  'completion content data delta dict dspy error event failure field function functions getattr heading httpx ' +
  'ids index indexes int is_empty isinstance item itertools json key len line list litellm main message messages model name os ' +
  'output part paused previous print random range re read reason reasoning refusal repr requests response result results ' +
  'retries section session status stop_reason stream sys text text_of texts time tools turn wait'

const LONGEST_FUNCTION_NAME = 60

/**
 * Returns unique Python names for functions; every character except letters, digits, and underscores becomes an
 * underscore.
 *
 * @param used further variable names in the program
 * @example
 * pythonFunctionNames(['get-weather', 'get weather', 'class']) // ['get_weather', 'get_weather_2', 'class_tool']
 */
export function pythonFunctionNames(names: readonly string[], used: readonly string[] = []): readonly string[] {
  const taken = new FreeNames(used)
  return names.map((name) => taken.take(functionName(name), '_'))
}

function functionName(name: string): string {
  const words = withoutOuter(name.slice(0, LONGEST_FUNCTION_NAME).replace(/\W+/g, '_'), '_')
  if (words === '' || /^\d/.test(words)) return `tool_${words}`.replace(/_$/, '')
  return pythonName(words) === undefined || OF_PROGRAMS.split(' ').includes(words) ? `${words}_tool` : words
}
