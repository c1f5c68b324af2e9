const PREFIX = '[model-snippets]'

/** An argument that no example can carry. The message names the field, what is wrong and what would be right. */
export class SnippetInputError extends Error {
  override readonly name = 'SnippetInputError'
  constructor(
    /** Path of the field, `options.messages[0].content`. */
    readonly field: string,
    /** What is wrong with it, and what would be right. */
    readonly problem: string,
  ) {
    super(`${PREFIX} ${field}: ${problem}`)
  }
}

/** No template is registered for a language, client and task. */
export class TemplateNotFoundError extends Error {
  override readonly name = 'TemplateNotFoundError'
  constructor(language: string, client: string, task: string) {
    super(`Template not found: ${language}/${client}/${task}`)
  }
}

/** A format that `formatInputs` does not know. */
export class UnsupportedFormatError extends Error {
  override readonly name = 'UnsupportedFormatError'
  constructor(format: string) {
    super(`Unsupported format: ${format}`)
  }
}
