const PREFIX = '[model-snippets]'

/** An invalid argument. The message names the field, what's wrong, and what was expected. */
export class SnippetInputError extends Error {
  override readonly name = 'SnippetInputError'
  constructor(
    /** Path of the field, such as `options.messages[0].content`. */
    readonly field: string,
    /** What's wrong and what was expected. */
    readonly problem: string,
  ) {
    super(`${PREFIX} ${field}: ${problem}`)
  }
}

/** There's no template for a language, client, and task. */
export class TemplateNotFoundError extends Error {
  override readonly name = 'TemplateNotFoundError'
  constructor(language: string, client: string, task: string) {
    super(`Template not found: ${language}/${client}/${task}`)
  }
}

/** A format that `formatInputs` doesn't support. */
export class UnsupportedFormatError extends Error {
  override readonly name = 'UnsupportedFormatError'
  constructor(format: string) {
    super(`Unsupported format: ${format}`)
  }
}
