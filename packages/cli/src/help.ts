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

const ENDING = `If your options select one example, standard output contains only its code, ready for a file or a pipe. With several
examples, a comment above each gives its language, client, and install command. --local prints shell commands with
comments; add a language or a client to get programs that call the app's server. On a terminal, standard error tells
you what to install and which variables to set.

Models that aren't built in are looked up on Hugging Face. So are providers' own model ids, unless you pass
--provider-id. Pass --record to skip these look-ups. Set HUB_URL to the URL of another hub, or to off to disable
look-ups on Hugging Face. Set HUB_TOKEN to see private models. If you combine --recipe tool-loop with
--provider, the command asks the Hugging Face router whether the provider supports tools. Set ROUTER_URL to the URL of
another router, or to off to disable that.

Exit codes: 0 printed, 1 no example for this choice, 2 invalid command line, 3 output could not be written,
70 internal error.
`

/** Text of `mcp --help`. */
export const MCP_HELP = `Serves coding agents over the Model Context Protocol, on standard input and output.

Usage: model-snippets mcp

  Your agent runs this command for you. It has no options.
`

/** Returns the text of `--help`. */
export function helpText(): string {
  return `Prints copy-paste examples for calling a hosted machine-learning model.

Usage: model-snippets <model> [options]
       model-snippets batch [options]     generates examples for many models: JSON Lines in, JSON Lines out
       model-snippets agents [agent]      prints the steps to set up a coding agent, or applies them with --apply
       model-snippets explain-error       explains why a call failed, from what it printed
       model-snippets check PATH …        runs the programs in your documentation against a mock server
       model-snippets twin                starts a mock server for Hugging Face and the providers
       model-snippets capture -- COMMAND  prints a program's calls, or writes them for another client
       model-snippets mcp                 serves coding agents over the Model Context Protocol

  <model> is an id on Hugging Face, owner/name. On a terminal, leave it out to choose from a list.
  For help on a command, add --help.

Options:
${optionRows(OPTIONS)}

${EXAMPLES}
${ENDING}`
}

/** Formats options as rows of the help. */
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
