import type { ChatRenderer } from '../../../clients/client.ts'
import { code, python } from '../../writer.ts'
import { nameFrom } from '../api-client.ts'
import { withFiles } from '../files.ts'
import { defineMessages } from '../messages.ts'
import { typedFunctions, unsupportedTypedFunctions } from '../typed-functions.ts'
import { createModel, unsupportedChat } from './chat.ts'
import { langchain } from './client.ts'

/** LangChain's agent calls the functions, of which it makes the tools that the model is told of. */
export const langchainToolLoop: ChatRenderer = {
  client: 'langchain',
  unsupported: (call) => unsupportedChat(call) ?? unsupportedTypedFunctions(call, TAKEN),
  setUp: () => ({ install: `${langchain.install} langchain~=1.5` }),
  render(call) {
    const { tools: _, ...parameters } = call.parameters
    const { defined, names } = typedFunctions(call)
    const body = code`
      ${defined}
      ${createModel({ ...call, parameters })}
      agent = ${CREATE_AGENT}(model, tools=[${names}])

      ${defineMessages(call)}
      ${call.streaming ? STREAM : INVOKE}
      `
    return python.program(withFiles(call, body))
  },
}

/** Parameters that it gives to functions itself (langchain_core/tools/base.py), and names of the program. */
const TAKEN = 'callbacks config run_manager runtime ChatOpenAI agent create_agent metadata token'.split(' ')

const CREATE_AGENT = /* @__PURE__ */ nameFrom('langchain.agents', 'create_agent')

const INVOKE = code`
  result = agent.invoke({"messages": messages})

  print(result["messages"][-1].text)
`

const STREAM = code`
  for token, metadata in agent.stream({"messages": messages}, stream_mode="messages"):
      if metadata["langgraph_node"] == "model":
          print(token.text, end="", flush=True)
  print()
`
