// A text/event-stream read with fetch: an EventSource can't carry a token.
export type Frame = { id?: string; event?: string; data?: string };

/** The events of a stream as they arrive, however it is cut into chunks; `arrived` is called for every chunk. */
export async function* framesOf(stream: ReadableStream<Uint8Array>, arrived: () => void): AsyncGenerator<Frame> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  for (let text = ''; ;) {
    const { done, value } = await reader.read();
    if (done) return;
    arrived();
    const frames = (text + decoder.decode(value, { stream: true })).split('\n\n');
    text = frames.pop() ?? '';
    yield* frames.map((frame) => Object.fromEntries(frame.split('\n').map((line) => line.split(/: ?(.*)/, 2))) as Frame);
  }
}
