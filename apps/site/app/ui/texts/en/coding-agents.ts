/** Texts of the coding agents that are set up for a model, in English. */
export const texts = {
  title: 'Use this model in a coding agent',
  lead: 'These setups use the provider you chose on the API tab. Tokens stay in environment variables. The command-line tool can also print and apply the setups.',
  toForm: 'Choose the provider and terminal on the API tab.',
  // claim: agents-are-on-record
  form: 'We haven’t run this exact setup. We ran this agent with a similar one against a mock of the service.',
  ran: (agent: string, day: string): string =>
    // claim: agents-html-says-what-ran
    `On ${day}, we ran ${agent} with this exact setup against a mock of the service. The agent edited a file and ran a command.`,
  setUp: (agent: string): string => `the setup for ${agent}`,
} as const
