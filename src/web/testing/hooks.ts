// Runs hooks and components that draw nothing, without a browser.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { onTestFinished, vi } from 'vitest';

/** A root for components that draw nothing, for which React needs no more of a browser than this. */
export function openRoot(): Root {
  const element = { nodeName: 'DIV', tagName: 'DIV', addEventListener() {}, removeEventListener() {} };
  const ownerDocument = { ...element, nodeType: 9, defaultView: { HTMLIFrameElement: EventTarget } };
  return createRoot({ ...element, nodeType: 1, ownerDocument } as never);
}

/** Runs a hook as a page does, until the test ends. `current` is what it returned last, and `again` draws the page once more. */
export async function runHook<Value>(hook: () => Value, queries = new QueryClient()) {
  const result = {} as { current: Value; again: () => Promise<void> };
  const Page = () => {
    result.current = hook();
    return null;
  };
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const root = openRoot();
  result.again = () => act(async () => root.render(createElement(QueryClientProvider, { client: queries }, createElement(Page))));
  await result.again();
  onTestFinished(() => act(async () => root.unmount()));
  return result;
}

/** Draws a page with a hook once, and returns what the hook did: enough for one that sends a request. */
export function drawOnce<Value>(hook: () => Value, queries = new QueryClient()): Value {
  let returned: Value | undefined;
  const Page = () => {
    returned = hook();
    return null;
  };
  renderToStaticMarkup(createElement(QueryClientProvider, { client: queries }, createElement(Page)));
  return returned as Value;
}
