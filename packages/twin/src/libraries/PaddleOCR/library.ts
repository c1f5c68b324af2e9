import { catalogued, type TwinLibrary } from '../twin-library.ts'

export const PaddleOCR: TwinLibrary = {
  key: 'PaddleOCR',
  makersNeed: ['onnx'],
  subjects: [
    {
      // The published form for onnxruntime, which is installed with the package.
      record: {
        ...catalogued('PaddlePaddle/PP-OCRv5_server_det'),
        id: 'PaddlePaddle/PP-OCRv5_server_det_onnx',
        tags: ['textline_detection'],
      },
      make: 'lines',
      files: { 'page.png': 'invoice.png' },
      shows: [{ saves: 'output/page_res.png' }],
    },
  ],
}
