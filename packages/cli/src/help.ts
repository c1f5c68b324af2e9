import { OPTIONS } from './arguments.ts'

const EXAMPLES = `Examples:
  model-snippets openai/gpt-oss-120b --client openai --language python > chat.py
  model-snippets zai-org/GLM-5.2 -c curl --stream -m 'Why is the sky blue?' | sh
  model-snippets deepseek-ai/DeepSeek-V4-Flash-0731 -p together --direct -c fetch
  model-snippets google/gemma-3-27b-it --json | jq -r '.[].install'
  model-snippets facebook/bart-large-cnn -p hf-inference --input 'A long text …'
  model-snippets Qwen/Qwen2.5-0.5B-Instruct-GGUF --local --quantization Q8_0
  model-snippets Qwen/Qwen2.5-0.5B-Instruct-GGUF --app ollama -l python -c openai > chat.py
  model-snippets you/your-model --task conversational --param 'stop=["\\n"]'
`

const ENDING = `When one example is left, standard output is its code and nothing else, ready for a file or a pipe.
Several examples each stand under a comment line that names language and client, and how to install it.
With --local it is commands of a shell under comments, or, with a language or a client, programs that ask the app's
server. On a terminal, what to install and which variables to set is said on standard error.

A model that is not embedded is looked up on the hub, and so is a provider's own id of a model where the request needs
it and --provider-id does not say it: HUB_URL, the public one when not set, off to never ask; HUB_TOKEN for models that
not everybody may see. With --record nobody is asked.

Exit codes: 0 printed, 1 nothing is offered for this choice, 2 the command line is wrong, 3 it could not be written,
70 the program has a defect.
`

/** The text of `mcp --help`. */
export const MCP_HELP = `Serves agents by the Model Context Protocol, over standard input and output, until the input ends.

Usage: model-snippets mcp

  An agent's program starts it. It takes no options.
`

/** The text of `--help`. */
export function helpText(): string {
  return `Prints examples that call a hosted machine-learning model.

Usage: model-snippets <model> [options]
       model-snippets batch [options]     examples of many models, from JSON Lines to JSON Lines; --help says more
       model-snippets agents [agent]      sets up a coding agent for a model; --help says more
       model-snippets explain-error       says why a call failed, by what it printed; --help says more
       model-snippets mcp                 serves agents by the Model Context Protocol; --help says more

  <model> is a hub id, owner/name. Without it, a terminal offers a choice.

Options:
${optionRows(OPTIONS)}

${EXAMPLES}
${ENDING}`
}

/** The options as rows of the help. */
export function optionRows(options: {
  readonly [name: string]: { readonly short?: string; readonly value?: string; readonly help: string }
}): string {
  const rows = Object.entries(options).map(([name, { short, value, help }]) => {
    const left = `  ${short === undefined ? '    ' : `-${short}, `}--${name}${value === undefined ? '' : ` ${value}`}`
    return [left, help] as const
  })
  const width = Math.max(...rows.map(([left]) => left.length)) + 2
  return rows.map(([left, help]) => left.padEnd(width) + help).join('\n')
}
