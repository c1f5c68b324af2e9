import type { TaskEntry } from '../pages/task-entry.ts'

export const textTo3d = {
  id: 'text-to-3d',
  label: 'Text-to-3D',
  summary:
    'Text-to-3D models build a three-dimensional object from a description. The result is a mesh or a point cloud for games, films, and 3D printing.',
  demo: {
    inputs: [{ type: 'text', label: 'Prompt', content: 'A pyramid with a square base' }],
    outputs: [
      {
        type: 'text',
        label: 'Mesh (Wavefront OBJ)',
        content:
          'o pyramid\nv -1 0 1\nv 1 0 1\nv 1 0 -1\nv -1 0 -1\nv 0 1.6 0\nf 1 4 3 2\nf 1 2 5\nf 2 3 5\nf 3 4 5\nf 4 1 5',
      },
    ],
  },
  models: [
    { id: 'openai/shap-e', description: 'Builds simple 3D objects from text or an image.' },
    {
      id: 'ashawkey/LGM',
      description: 'Builds 3D objects from text or an image, made of many small colored blobs (Gaussians).',
    },
  ],
  datasets: [
    { id: 'allenai/objaverse-xl', description: 'Millions of 3D objects from the web.' },
    { id: 'tiange/Cap3D', description: 'Descriptions of 3D objects.' },
  ],
  metrics: [],
  spaces: [
    { id: 'hysts/Shap-E', description: 'Try Shap-E with a description or an image.' },
    { id: 'ashawkey/LGM', description: 'Try LGM with a description or an image.' },
  ],
  libraries: ['diffusers'],
  widgetModels: [],
} satisfies TaskEntry
