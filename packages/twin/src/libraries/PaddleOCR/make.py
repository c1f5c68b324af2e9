"""A network of PaddleOCR that takes what is bright for lines of text."""

from onnx import TensorProto, helper, save
from tiny import make_models

DESCRIPTION = """
Global:
  model_name: PP-OCRv5_server_det
PreProcess:
  transform_ops:
  - DetResizeForTest:
      resize_long: 960
  - NormalizeImage:
      mean: [0.485, 0.456, 0.406]
      std: [0.229, 0.224, 0.225]
      scale: 1./255.
      order: hwc
  - ToCHWImage: null
PostProcess:
  name: DBPostProcess
  thresh: 0.3
  box_thresh: 0.6
  max_candidates: 100
  unclip_ratio: 1.5
"""


def lines(folder):
    picture = helper.make_tensor_value_info("x", TensorProto.FLOAT, ["pages", 3, "height", "width"])
    seen = helper.make_tensor_value_info("seen", TensorProto.FLOAT, ["pages", 1, "height", "width"])
    nodes = [
        helper.make_node("ReduceMean", ["x"], ["bright"], axes=[1], keepdims=1),
        helper.make_node("Sigmoid", ["bright"], ["seen"]),
    ]
    graph = helper.make_graph(nodes, "lines", [picture], [seen])
    save(helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=8), folder / "inference.onnx")
    (folder / "inference.yml").write_text(DESCRIPTION)


make_models({"lines": lines})
