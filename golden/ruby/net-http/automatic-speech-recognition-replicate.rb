require "base64"
require "json"
require "net/http"

def check(response)
  return response if response.is_a?(Net::HTTPSuccess)

  abort "#{response.code} #{response.message}: #{response.body}"
end

uri = URI("https://router.huggingface.co/replicate/v1/models/acme/demo/predictions")
headers = {
  "Authorization" => "Bearer #{ENV.fetch("HF_TOKEN")}",
  "Content-Type" => "application/json",
  "Prefer" => "wait"
}
audio = "data:audio/flac;base64,#{Base64.strict_encode64(File.binread("speech.flac"))}"
body = { input: { audio: audio } }

response = Net::HTTP.start(uri.hostname, uri.port, use_ssl: true, read_timeout: 300) do |http|
  http.post(uri.request_uri, body.to_json, headers)
end
check(response)

result = JSON.parse(response.body)
job = result.dig("urls", "get").to_s[%r{\Ahttps?://[^/]+(/[^/?#][^?#]*)}, 1]
abort "The answer holds no result: #{response.body}" unless job

status = result["status"]
600.times do
  break if status == "succeeded"
  abort "The job failed: #{response.body}" if ["failed", "canceled", "aborted"].include?(status)
  sleep 1
  uri = URI("https://router.huggingface.co/replicate#{job}")
  response = check(Net::HTTP.get_response(uri, headers))
  result = JSON.parse(response.body)
  status = result["status"]
end
abort "The job did not finish within 10 minutes." unless status == "succeeded"

abort "The answer holds no result: #{response.body}" unless result["output"]
puts JSON.pretty_generate(result)
