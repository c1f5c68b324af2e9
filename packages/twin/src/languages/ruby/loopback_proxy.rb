# Loaded before an example. Of itself Ruby asks no proxy for the loopback interface, and there the twin plays an endpoint
# of the reader's own.
require "uri"

class URI::Generic
  def find_proxy(env = ENV) = URI.parse(env.fetch("http_proxy"))
end
