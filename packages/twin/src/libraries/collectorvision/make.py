"""A small network that looks at a card."""

from onnx import TensorProto, helper, save
from tiny import make_models


def network(folder):
    picture = helper.make_tensor_value_info("picture", TensorProto.FLOAT, [1, 3, 64, 64])
    seen = helper.make_tensor_value_info("seen", TensorProto.FLOAT, [1, 3, 1, 1])
    graph = helper.make_graph([helper.make_node("GlobalAveragePool", ["picture"], ["seen"])], "network", [picture], [seen])
    save(helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=8), folder / "model.onnx")


make_models({"network": network})
