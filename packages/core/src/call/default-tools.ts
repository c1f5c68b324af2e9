import type { JsonValue } from '../values/value.ts'

/** The tools of a tool loop if the user sets none. */
export const WEATHER_TOOLS: JsonValue = Object.freeze([
  {
    type: 'function',
    function: {
      name: 'get_weather',
      description: 'Get the current weather of a city.',
      parameters: {
        type: 'object',
        properties: { city: { type: 'string', description: 'City name' } },
        required: ['city'],
      },
    },
  },
])

/** A question that needs two calls of these tools. */
export const WEATHER_QUESTION = 'What is the weather in Paris and Tokyo?'
