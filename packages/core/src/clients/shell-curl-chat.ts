import { jsonSyntax } from '../languages/json.ts'
import { shell } from '../languages/shell.ts'
import { EnvironmentNode } from '../languages/value.ts'
import { bodyTemplate, entriesIn } from './chat-fields.ts'
import type { ChatPart } from './client.ts'
import { shellCurl } from './shell-curl.ts'

export const shellCurlChat: ChatPart = {
  of: shellCurl,
  // The body comes by standard input: an argument has a limit of length, and needs quotes that few can read.
  template: /* @__PURE__ */ bodyTemplate(jsonSyntax, entriesIn, 0, 0, ({ headers, streaming, url }) => {
    let command = `curl ${shell.word(url, 'url')} \\\n  --fail-with-body --silent --show-error`
    if (streaming) command += ' --no-buffer'
    for (const name of Object.keys(headers)) {
      const value = headers[name] as string | EnvironmentNode
      const header =
        value instanceof EnvironmentNode
          ? new EnvironmentNode(value.name, `${name}: ${value.prefix}`)
          : `${name}: ${value}`
      command += ` \\\n  -H ${shell.word(header, name)}`
    }
    // JSON holds no NUL and no lone surrogate, and no line of an object in it starts with a letter: any mark ends it.
    return { before: `${command} \\\n  -d @- <<'EOF'\n`, after: '\nEOF\n' }
  }),
}
