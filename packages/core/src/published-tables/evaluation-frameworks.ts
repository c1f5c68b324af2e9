/** A framework that runs benchmarks described in a data set's `eval.yaml`. */
export interface EvaluationFramework {
  /** The name in the file. */
  readonly name: string
  readonly url: string
}

/** Evaluation frameworks by key. */
export const EVALUATION_FRAMEWORKS = {
  exgentic: { name: 'exgentic', url: 'https://github.com/Exgentic/exgentic' },
  'inspect-ai': { name: 'inspect-ai', url: 'https://inspect.aisi.org.uk/' },
  'math-arena': { name: 'math-arena', url: 'https://github.com/eth-sri/matharena' },
  mteb: { name: 'mteb', url: 'https://github.com/embeddings-benchmark/mteb' },
  'olmocr-bench': { name: 'olmocr-bench', url: 'https://github.com/allenai/olmocr/tree/main/olmocr/bench' },
  harbor: { name: 'harbor', url: 'https://github.com/laude-institute/harbor' },
  ifstruct: { name: 'ifstruct', url: 'https://github.com/Liquid4All/ifstruct' },
  pier: { name: 'pier', url: 'https://github.com/datacurve-ai/pier' },
  'redline-bench': { name: 'redline-bench', url: 'https://github.com/crosbylegal/redline-bench' },
  archipelago: { name: 'archipelago', url: 'https://github.com/Mercor-Intelligence/archipelago' },
  benchflow: { name: 'benchflow', url: 'https://github.com/benchflow-ai/benchflow' },
  'apex-evals': { name: 'apex-evals', url: 'https://github.com/Mercor-Intelligence/apex-evals' },
  'screenspot-pro': { name: 'screenspot-pro', url: 'https://github.com/likaixin2000/ScreenSpot-Pro-GUI-Grounding' },
  'swe-bench': { name: 'swe-bench', url: 'https://github.com/swe-bench/swe-bench' },
  'swe-bench-pro': { name: 'swe-bench-pro', url: 'https://github.com/scaleapi/SWE-bench_Pro-os' },
  'nemo-evaluator': { name: 'nemo-evaluator', url: 'https://github.com/NVIDIA-NeMo/Evaluator' },
  'yc-bench': { name: 'yc-bench', url: 'https://github.com/collinear-ai/yc-bench' },
  'open-asr-leaderboard': { name: 'open-asr-leaderboard', url: 'https://github.com/huggingface/open_asr_leaderboard' },
  mdpbench: { name: 'mdpbench', url: 'https://github.com/Yuliang-Liu/MultimodalOCR' },
  'real5-omnidocbench': {
    name: 'real5-omnidocbench',
    url: 'https://huggingface.co/datasets/PaddlePaddle/Real5-OmniDocBench',
  },
  parsebench: { name: 'parsebench', url: 'https://github.com/run-llama/ParseBench' },
  'video-mme-v2': { name: 'video-mme-v2', url: 'https://github.com/MME-Benchmarks/Video-MME-v2' },
  'claw-eval': { name: 'claw-eval', url: 'https://github.com/claw-eval/claw-eval' },
  researchclawbench: { name: 'researchclawbench', url: 'https://github.com/InternScience/ResearchClawBench' },
  pbench: { name: 'pbench', url: 'https://github.com/tiiuae/Falcon-Perception' },
  wildclawbench: { name: 'wildclawbench', url: 'https://github.com/InternLM/WildClawBench' },
  wbench: { name: 'wbench', url: 'https://github.com/meituan-longcat/WBench' },
  nanofold: { name: 'nanofold', url: 'https://github.com/ChrisHayduk/nanoFold-Competition' },
  mmmu: { name: 'mmmu', url: 'https://mmmu-benchmark.github.io/' },
  extractbench: { name: 'extractbench', url: 'https://github.com/run-llama/ExtractBench' },
} as const satisfies { readonly [key: string]: EvaluationFramework }
