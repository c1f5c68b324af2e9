import type { TaskEntry } from '../pages/task-entry.ts'

export const imageSegmentation = {
  id: 'image-segmentation',
  label: 'Image Segmentation',
  summary:
    'Image segmentation divides an image into regions and labels each one, pixel by pixel. It’s used to remove backgrounds, measure organs in medical images, and show a car where the road is.',
  demo: {
    inputs: [{ type: 'img', filename: 'street.jpg' }],
    outputs: [{ type: 'img', filename: 'street-segments.png' }],
  },
  models: [
    {
      id: 'tue-mps/coco_panoptic_eomt_large_640',
      description: 'A plain vision transformer that labels both objects and background, trained on COCO.',
    },
    { id: 'briaai/RMBG-1.4', description: 'Separates the foreground of an image from its background.' },
    { id: 'ZhengPeng7/BiRefNet', description: 'Cuts out the main object of an image in high resolution.' },
    { id: 'facebook/sapiens-seg-1b', description: 'Segments the parts of the human body.' },
    {
      id: 'facebook/mask2former-swin-large-coco-panoptic',
      description: 'Labels both objects and background, trained on COCO.',
    },
  ],
  datasets: [
    { id: 'scene_parse_150', description: 'Everyday scenes in which every pixel belongs to one of 150 classes.' },
  ],
  metrics: [
    {
      id: 'Average Precision',
      description: 'How well the predicted regions of one class match the true ones, over all confidence thresholds.',
    },
    { id: 'Mean Average Precision', description: 'The mean of the average precision over all classes.' },
    {
      id: 'Mean Intersection over Union',
      description: 'The overlap of the predicted and true regions divided by their union, averaged over the classes.',
    },
    {
      id: 'APα',
      description:
        'Average precision that counts a region as correct only if its overlap with the true region is at least α, for example 0.5 or 0.75.',
    },
  ],
  spaces: [
    { id: 'facebook/ov-seg', description: 'Segment anything that you describe in words.' },
    { id: 'jbrinkma/segment-anything', description: 'Segment images with Segment Anything.' },
    { id: 'facebook/sapiens-pose', description: 'Estimate the pose of people with a Sapiens model.' },
    {
      id: 'rashmi/sartorius-cell-instance-segmentation',
      description: 'Find individual nerve cells in microscope images.',
    },
    { id: 'ArtGAN/Segment-Anything-Video', description: 'Apply Segment Anything to a video.' },
    {
      id: 'segments/panoptic-segment-anything',
      description: 'Label objects and background with Segment Anything.',
    },
  ],
  libraries: ['transformers', 'transformers.js'],
  widgetModels: ['nvidia/segformer-b0-finetuned-ade-512-512'],
  youtubeId: 'dKE8SIt9C-w',
} satisfies TaskEntry
