import type { TaskEntry } from '../pages/task-entry.ts'

export const maskGeneration = {
  id: 'mask-generation',
  label: 'Mask Generation',
  summary:
    'Mask generation finds the outline of every object in an image, or of the one that a click or a box selects. It doesn’t name the objects, so it also works for objects that it never saw in training.',
  demo: {
    inputs: [{ type: 'img', filename: 'still-life.jpg' }],
    outputs: [{ type: 'img', filename: 'still-life-masks.png' }],
  },
  models: [
    { id: 'Zigeng/SlimSAM-uniform-50', description: 'A small, pruned version of Segment Anything.' },
    {
      id: 'facebook/sam2-hiera-large',
      description: 'Segment Anything 2: outlines objects in images and tracks them through videos.',
    },
  ],
  datasets: [
    { id: 'merve/coco2017', description: 'Everyday photos with outlined and labeled objects.' },
    { id: 'rocky93/BraTS_segmentation', description: 'Brain scans with outlined tumors.' },
  ],
  metrics: [
    {
      id: 'Intersection over Union (IoU)',
      description: 'The overlap of the predicted and true masks divided by their union: 1 is a perfect match.',
    },
  ],
  spaces: [
    { id: 'merve/OWLSAM2', description: 'Name an object and get its mask.' },
    { id: 'merve/slimsam', description: 'Try SlimSAM on your own image.' },
    { id: 'SkalskiP/segment-anything-model-2', description: 'Generate masks with Segment Anything 2.' },
    { id: 'SkalskiP/SAM_and_ProPainter', description: 'Remove an object from a video.' },
  ],
  libraries: ['transformers'],
  widgetModels: [],
} satisfies TaskEntry
