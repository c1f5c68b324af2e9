import { explainError, readErrorMessage } from '@model-snippets/core/errors'
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { explanationText } from '../explain-error/text.ts'
import { answer } from './answer.ts'
import { inputSchemaOf, outputSchemaOf, readFields, type ToolFields } from './fields.ts'

export const EXPLAIN_ERROR = {
  name: 'explain_error',
  title: 'Explain an error',
  description:
    'From a program’s output, explains why the call failed and what to do next. Says so if it doesn’t recognize the message.',
}

const FIELDS: ToolFields = {
  message: { help: 'the program’s output, or the end of it', value: { kind: 'text' }, isRequired: true },
}

export function addExplainError(server: McpServer): void {
  server.registerTool(
    EXPLAIN_ERROR.name,
    {
      title: EXPLAIN_ERROR.title,
      description: EXPLAIN_ERROR.description,
      inputSchema: inputSchemaOf(FIELDS),
      outputSchema: outputSchemaOf({ cause: 'object or null' }),
      annotations: { readOnlyHint: true, openWorldHint: false },
    },
    (given) =>
      answer(() => {
        const { message } = readFields<{ readonly message: string }>(FIELDS, given)
        const explained = explainError(readErrorMessage(message))
        return { text: explanationText(explained), structured: { ...explained } }
      }),
  )
}
