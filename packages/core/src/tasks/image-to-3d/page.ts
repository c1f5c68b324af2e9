import type { TaskEntry } from '../pages/task-entry.ts'

export const imageTo3d = {
  id: 'image-to-3d',
  label: 'Image-to-3D',
  summary:
    'Image-to-3D models build a three-dimensional object from one or a few images. They fill in the sides that the images don’t show.',
  demo: {
    inputs: [{ type: 'img', filename: 'toy-house.png' }],
    outputs: [
      {
        type: 'text',
        label: 'Mesh (Wavefront OBJ)',
        content:
          'o toy-house\nv -1 0 1\nv 1 0 1\nv 1 0 -1\nv -1 0 -1\nv -1 1.2 1\nv 1 1.2 1\nv 1 1.2 -1\nv -1 1.2 -1\nv 0 2 1\nv 0 2 -1\nf 1 4 3 2\nf 1 2 6 9 5\nf 2 3 7 6\nf 3 4 8 10 7\nf 4 1 5 8\nf 6 7 10 9\nf 8 5 9 10',
      },
    ],
  },
  models: [
    { id: 'TencentARC/InstantMesh', description: 'Builds a mesh from one image within seconds.' },
    {
      id: 'tencent/HunyuanWorld-1',
      description: 'Turns an image or text into an entire scene that you can walk through.',
    },
    { id: 'hwjiang/Real3D', description: 'Builds objects from one image; trained on real photos.' },
    {
      id: 'stabilityai/stable-point-aware-3d',
      description: 'Builds an editable mesh from one image.',
    },
  ],
  datasets: [
    { id: 'allenai/objaverse-xl', description: 'Millions of 3D objects from the web.' },
    { id: 'dylanebert/iso3d', description: 'Images of single objects without a background, for comparing models.' },
  ],
  metrics: [],
  spaces: [
    { id: 'dylanebert/3d-arena', description: 'Vote on which of two models built the better object.' },
    { id: 'TencentARC/InstantMesh', description: 'Turn an image into a mesh.' },
    { id: 'stabilityai/stable-point-aware-3d', description: 'Turn an image into an editable mesh.' },
    { id: 'hwjiang/Real3D', description: 'Try Real3D on your own image.' },
    { id: 'dylanebert/LGM-mini', description: 'Try a small version of LGM.' },
  ],
  libraries: ['diffusers'],
  widgetModels: [],
} satisfies TaskEntry
