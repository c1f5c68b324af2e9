using Workerd = import "/workerd/workerd.capnp";

const config :Workerd.Config = (
  services = [(
    name = "examples",
    worker = (
      modules = [(name = "worker.js", esModule = embed "dist/worker.js")],
      compatibilityDate = "2025-10-01",
    ),
  )],
  sockets = [(name = "http", address = "*:8787", http = (), service = "examples")],
);
