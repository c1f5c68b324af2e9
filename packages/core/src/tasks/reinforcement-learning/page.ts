import type { TaskEntry } from '../pages/task-entry.ts'

export const reinforcementLearning = {
  id: 'reinforcement-learning',
  label: 'Reinforcement Learning',
  summary:
    'Reinforcement learning trains an agent with rewards: the agent acts, observes the result, and learns which actions pay off in the long run. It’s used for games, robots, and control systems.',
  demo: {
    inputs: [
      {
        type: 'text',
        label: 'State',
        content: 'A pole stands on a cart and leans 3° to the right; the cart stands still.',
      },
    ],
    outputs: [
      { type: 'text', label: 'Action', content: 'Push the cart to the right.' },
      {
        type: 'text',
        label: 'Next state',
        content: 'The cart rolls to the right and the pole leans only 1°. Reward: 1.',
      },
    ],
  },
  models: [
    {
      id: 'edbeeching/decision-transformer-gym-hopper-expert',
      description: 'A decision transformer that learned to hop from recordings of expert runs.',
    },
    {
      id: 'HumanCompatibleAI/ppo-seals-CartPole-v0',
      description: 'An agent that balances a pole on a cart, trained with PPO.',
    },
  ],
  datasets: [
    {
      id: 'edbeeching/decision_transformer_gym_replay',
      description: 'Recorded runs of simulated robots, for offline learning.',
    },
  ],
  metrics: [
    { id: 'Discounted Total Reward', description: 'The sum of all rewards; later rewards count less.' },
    { id: 'Mean Reward', description: 'The reward of a run, averaged over many runs.' },
    {
      id: 'Level of Performance After Some Time',
      description: 'How well the agent performs after a given amount of training.',
    },
  ],
  spaces: [
    { id: 'ThomasSimonini/Huggy', description: 'Throw a stick for a dog that has learned to fetch.' },
    { id: 'ThomasSimonini/SnowballFight', description: 'Play a snowball fight against a trained agent.' },
  ],
  libraries: ['transformers', 'stable-baselines3', 'ml-agents', 'sample-factory'],
  widgetModels: [],
  youtubeId: 'q0BiUn5LiBc',
} satisfies TaskEntry
