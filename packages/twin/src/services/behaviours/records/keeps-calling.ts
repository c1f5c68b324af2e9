import type { Behaviour, Played } from '../behaviour.ts'

const ENDLESS: Played = {
  recipes: ['tool-loop'],
  streamed: [false, true],
  outcome: 'failure',
  conversation: {
    rounds: [[{ name: 'get_weather', arguments: '{"city": "Paris"}', told: 'anything' }]],
    parting: 'whole',
    isEndless: true,
  },
}

export const keepsCalling: Behaviour = {
  id: 'keeps-calling',
  does: 'Calls tools again in every round.',
  right: 'Stops after a bounded number of rounds, prints why, and exits with an error.',
  seen: [
    {
      who: 'OpenAI’s Agents SDK, which stops after max_turns',
      address: 'https://openai.github.io/openai-agents-python/running_agents/',
    },
    {
      who: 'LangGraph, which has a recursion limit',
      address: 'https://docs.langchain.com/oss/python/langgraph/errors/GRAPH_RECURSION_LIMIT',
    },
  ],
  apis: { 'chat-completions': ENDLESS, responses: ENDLESS, messages: ENDLESS },
}
