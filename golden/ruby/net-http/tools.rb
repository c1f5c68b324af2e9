require "json"
require "net/http"

functions = {
  "get_weather" => lambda do |arguments|
    # Replace this with your own code.
    { city: arguments["city"], temperature: 18, unit: "celsius" }
  end,
}
tools = [
  {
    type: "function",
    function: {
      name: "get_weather",
      description: "Get the current weather of a city.",
      parameters: {
        type: "object",
        properties: { city: { type: "string", description: "City name" } },
        required: ["city"]
      }
    }
  }
]
messages = [{ role: "user", content: "What is the weather in Paris and Tokyo?" }]

uri = URI("https://router.huggingface.co/v1/chat/completions")
headers = {
  "Authorization" => "Bearer #{ENV.fetch("HF_TOKEN")}",
  "Content-Type" => "application/json"
}

1.step do |round|
  abort "The model did not answer within 10 rounds." if round > 10

  body = { model: "openai/gpt-oss-120b:together", messages: messages, tools: tools }
  response = Net::HTTP.start(uri.hostname, uri.port, use_ssl: true, read_timeout: 300) do |http|
    http.post(uri.request_uri, body.to_json, headers)
  end
  abort "#{response.code}: #{response.body}" unless response.is_a?(Net::HTTPSuccess)

  choice = JSON.parse(response.body)["choices"][0]
  message = choice["message"]
  answer = message["content"].to_s
  refusal = message["refusal"].to_s
  reason = choice["finish_reason"]
  calls = message["tool_calls"] || []
  if (answer.empty? && calls.empty?) || !refusal.empty? || %w[length content_filter].include?(reason)
    abort "Incomplete answer (#{refusal.empty? ? reason : refusal}): raise max_tokens or rephrase"
  end
  puts answer unless answer.empty?
  break if calls.empty?

  messages << message
  calls.each do |call|
    name, arguments = call["function"].values_at("name", "arguments")
    function = functions.fetch(name) { abort "Unknown function: #{name}" }
    result = function.call(JSON.parse(arguments.to_s.empty? ? "{}" : arguments))
    messages << { role: "tool", tool_call_id: call["id"], content: result.to_json }
  end
end
