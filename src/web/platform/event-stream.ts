// What a server sends as text/event-stream, read from a fetch: an EventSource can't carry a token.
export type Frame = { id?: string; event?: string; data?: string };

/** The events of a stream as they arrive, however it is cut into pieces; `arrived` hears of every piece. */
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
