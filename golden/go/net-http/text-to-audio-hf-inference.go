package main

import (
	"bytes"
	"cmp"
	"encoding/binary"
	"encoding/json"
	"fmt"
	"io"
	"log"
	"net/http"
	"os"
	"strings"
)

func main() {
	if os.Getenv("HF_TOKEN") == "" {
		log.Fatal("HF_TOKEN is not set")
	}
	body, err := json.Marshal(map[string]any{"inputs": "Slow piano over soft rain"})
	if err != nil {
		log.Fatal(err)
	}
	request, err := http.NewRequest(http.MethodPost, "https://router.huggingface.co/hf-inference/models/acme/demo", bytes.NewReader(body))
	if err != nil {
		log.Fatal(err)
	}
	request.Header.Set("Authorization", "Bearer "+os.Getenv("HF_TOKEN"))
	request.Header.Set("Content-Type", "application/json")

	response, err := http.DefaultClient.Do(request)
	if err != nil {
		log.Fatal(err)
	}
	defer response.Body.Close()
	if response.StatusCode > 299 {
		said, _ := io.ReadAll(response.Body)
		log.Fatalf("%s: %s", response.Status, said)
	}

	if mediaType := response.Header.Get("Content-Type"); strings.HasPrefix(mediaType, "audio/") {
		content, err := io.ReadAll(response.Body)
		if err != nil {
			log.Fatal(err)
		}
		extensions := map[string]string{"audio/mpeg": "mp3", "audio/wav": "wav", "audio/x-wav": "wav"}
		name := "audio." + cmp.Or(extensions[mediaType], "flac")
		if err := os.WriteFile(name, content, 0o644); err != nil {
			log.Fatal(err)
		}
		fmt.Println("Saved", name)
		return
	}
	var result struct {
		Audio        json.RawMessage `json:"audio"`
		SamplingRate float64         `json:"sampling_rate"`
	}
	if err := json.NewDecoder(response.Body).Decode(&result); err != nil {
		log.Fatal(err)
	}
	content := soundFile(result.Audio, uint32(result.SamplingRate))
	if err := os.WriteFile("audio.wav", content, 0o644); err != nil {
		log.Fatal(err)
	}
	fmt.Println("Saved audio.wav")
	fmt.Println("sampling_rate", result.SamplingRate)
}

// soundFile decodes a base64 file, or builds a WAV file from samples between -1 and 1.
func soundFile(audio json.RawMessage, rate uint32) []byte {
	var file []byte
	if bytes.HasPrefix(audio, []byte{'"'}) && json.Unmarshal(audio, &file) == nil && len(file) > 0 {
		return file
	}
	channels := make([][]float64, 1)
	if json.Unmarshal(audio, &channels[0]) != nil {
		channels = nil
		_ = json.Unmarshal(audio, &channels)
	}
	if len(channels) == 0 || len(channels[0]) == 0 {
		log.Fatalf("The response contains no audio: %.200s", audio)
	}
	var data []byte
	for i := range channels[0] {
		for _, channel := range channels {
			data = binary.LittleEndian.AppendUint16(data, uint16(int16(32767*max(-1, min(1, channel[i])))))
		}
	}
	size, count := uint32(len(data)), uint32(len(channels))
	file = binary.LittleEndian.AppendUint32([]byte("RIFF"), 36+size)
	file = append(file, "WAVEfmt "...)
	// 16 bytes: PCM and channels, samples and bytes a second, bytes at a time and bits of a sample
	for _, number := range []uint32{16, 1 + count<<16, rate, 2 * count * rate, 2*count + 16<<16} {
		file = binary.LittleEndian.AppendUint32(file, number)
	}
	file = binary.LittleEndian.AppendUint32(append(file, "data"...), size)
	return append(file, data...)
}
