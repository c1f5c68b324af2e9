require "json"
require "net/http"

uri = URI("https://router.huggingface.co/hf-inference/models/acme/demo")
headers = {
  "Authorization" => "Bearer #{ENV.fetch("HF_TOKEN")}",
  "Content-Type" => "audio/wav"
}
audio = File.binread("mixture.wav")

response = Net::HTTP.start(uri.hostname, uri.port, use_ssl: true, read_timeout: 300) do |http|
  http.post(uri.request_uri, audio, headers)
end
abort "#{response.code}: #{response.body}" unless response.is_a?(Net::HTTPSuccess)

JSON.parse(response.body).each.with_index(1) do |item, number|
  extension = item["content-type"].end_with?("wav") ? "wav" : "flac"
  name = "audio-#{number}.#{extension}"
  File.binwrite(name, item["blob"].unpack1("m"))
  puts "Saved #{name}: #{item["label"]}"
end
