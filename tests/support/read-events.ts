/** Reads a stream of events as an open page does. */
export function readEvents(answer: Response) {
  const reader = (answer.body as ReadableStream<BufferSource>).pipeThrough(new TextDecoderStream()).getReader();
  /** What is told from now on, up to where these words are complete. */
  const until = async (words: string) => {
    let told = "";
    while (!told.includes(words)) {
      const { value, done } = await reader.read();
      if (done) throw new Error(`The stream has ended without '${words}'`);
      told += value;
    }
    return told;
  };
  /** What is told until the stream ends. */
  const rest = async () => {
    let told = "";
    for (let part = await reader.read(); !part.done; part = await reader.read()) told += part.value;
    return told;
  };
  return { until, rest, cancel: () => reader.cancel() };
}
