import type { ChatCall } from '../../../call/call.ts'

/* How programs of all clients show an answer that they have as a `Value`. */

/** Statements that read what `message` holds of its thoughts. */
const readReasoning = (message: string, indent: string): string => `${indent}// Services call it by one of two names.
${indent}let reasoning = ${message}["reasoning_content"]
${indent}    .as_str()
${indent}    .or(${message}["reasoning"].as_str())
${indent}    .unwrap_or_default();
`

/** Shows `message`. */
export function printMessage({ showsMessage, showsReasoning }: ChatCall): string {
  if (showsMessage) return '    println!("{message:#}");\n'
  const content = '    println!("{}", message["content"].as_str().unwrap_or_default());\n'
  if (!showsReasoning) return content
  return `${readReasoning('message', '    ')}    if !reasoning.is_empty() {
        println!("Reasoning:\\n{reasoning}\\n\\nAnswer:");
    }
${content}`
}

/** Keeps what the last chunk says of tokens, in `usage`. */
export const KEEP_USAGE = `        if !chunk["usage"].is_null() {
            usage = chunk["usage"].take();
        }
`

/** Shows what `chunk` adds; `section` is the part of the answer that is shown. */
export function printDelta({ showsMessage, showsReasoning }: ChatCall): string {
  const delta = '        let delta = &chunk["choices"][0]["delta"];\n'
  if (showsMessage) {
    return `${delta}        if delta.is_object() {
            println!("{delta}");
        }
`
  }
  if (!showsReasoning) {
    return `        if let Some(text) = chunk["choices"][0]["delta"]["content"].as_str() {
            print!("{text}");
            io::stdout().flush()?;
        }
`
  }
  return `${delta}${readReasoning('delta', '        ')}        let answer = delta["content"].as_str().unwrap_or_default();
        for (heading, text) in [("Reasoning", reasoning), ("Answer", answer)] {
            if text.is_empty() {
                continue;
            }
            if heading != section {
                section = heading;
                println!("\\n{section}:");
            }
            print!("{text}");
            io::stdout().flush()?;
        }
`
}
