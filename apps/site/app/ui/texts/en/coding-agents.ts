/** Texts of the coding agents that are set up for a model, in English. */
export const texts = {
  title: 'Use it in a coding agent',
  lead: 'How to use this model in a coding agent, through the provider chosen on the API page. Tokens stay in environment variables. The command line writes these set-ups, too, and can apply them.',
  toForm: 'Choose the provider and the platform with the API examples.',
  // claim: agents-are-on-record
  form: 'A set-up of this form was started against a stand-in of the service; this very one was not.',
  ran: (agent: string, day: string): string =>
    // claim: agents-html-says-what-ran
    `${agent} was started with this very set-up on ${day}, against a stand-in of the service: it changed a file and ran a command.`,
  setUp: (agent: string): string => `the set-up of ${agent}`,
} as const
