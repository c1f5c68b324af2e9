import type { JsonValue } from '../values/value.ts'

/** The tools of a loop for which the reader names none. */
export const WEATHER_TOOLS: JsonValue = Object.freeze([
  {
    type: 'function',
    function: {
      name: 'get_weather',
      description: 'Get the current weather of a city.',
      parameters: {
        type: 'object',
        properties: { city: { type: 'string', description: 'Name of the city' } },
        required: ['city'],
      },
    },
  },
])

/** A question that they are good for, and that takes two calls. */
export const WEATHER_QUESTION = 'What is the weather like in Paris and in Tokyo?'
