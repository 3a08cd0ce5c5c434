// What other websites load: <script src="https://…/widget.js" data-fairlead="azure-charters" async></script> shows the company's page right
// after it.
const script = document.currentScript as HTMLScriptElement | null;
const slug = script?.dataset['fairlead'];

if (script && slug) {
  const { origin } = new URL(script.src);
  const frame = document.createElement('iframe');
  frame.src = `${origin}/book/${encodeURIComponent(slug)}?embed=1${script.dataset['theme'] === 'dark' ? '&theme=dark' : ''}`;
  frame.title = script.dataset['title'] ?? 'Free dates and prices';
  Object.assign(frame.style, { width: '100%', height: '48rem', border: '0' });
  addEventListener('message', ({ source, origin: from, data }: MessageEvent) => {
    const height: unknown = (data as { fairleadHeight?: unknown } | null)?.fairleadHeight;
    if (source === frame.contentWindow && from === origin && typeof height === 'number') frame.style.height = `${Math.ceil(height)}px`;
  });
  script.after(frame);
}
