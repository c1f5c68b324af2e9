import type { Assumption } from '../providers/assumption.ts'
import type { ChatApiRoute, HostedTools } from '../providers/chat-api.ts'
import type { Value } from '../values/value.ts'
import { shownValue } from './option-values.ts'
import { isObject } from './value-parts.ts'

/* Tools that a service runs itself, such as web search. Not every service with the Responses API has them. */

/**
 * Returns why a service rejects one of the tools.
 *
 * @param service its name, at the start of a sentence
 */
export function refusedTool(
  tools: Value | undefined,
  { hostedTools }: ChatApiRoute,
  service: string,
): string | undefined {
  if (hostedTools?.others !== 'rejected') return undefined
  const [other] = othersIn(tools, hostedTools)
  if (other === undefined) return undefined
  const types = ['function', ...hostedTools.types].join(' and ')
  return `${service} supports only tools of the type ${types} in the Responses API, not ${other} (${hostedTools.source.address})`
}

/** What we assume about tools that the service's documentation doesn't mention. */
export function assumedHostedTools(
  tools: Value | undefined,
  { hostedTools }: ChatApiRoute,
  service: string,
): readonly Assumption[] {
  if (hostedTools?.others !== 'undocumented') return []
  const others = othersIn(tools, hostedTools)
  if (others.length === 0) return []
  return [
    Object.freeze({
      what: `We assume that ${service} runs tools of these types: ${others.join(', ')}.`,
      why: `The documentation of its Responses API doesn’t mention them (${hostedTools.source.address}).`,
      howToKnow: 'Look for these tools in the service’s documentation, or run the example',
      option: 'tools',
    }),
  ]
}

/** The types of the tools that a service doesn't document. A function is the program's. */
const othersIn = (tools: Value | undefined, { types }: HostedTools): readonly string[] => [
  ...new Set(
    (Array.isArray(tools) ? tools : []).flatMap((tool) => {
      const type = isObject(tool) ? tool.type : undefined
      return typeof type !== 'string' || type === 'function' || types.includes(type) ? [] : [shownValue(type)]
    }),
  ),
]
