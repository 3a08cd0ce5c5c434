// Runs hooks and components that draw nothing, without a browser.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, createElement, type ReactNode } from 'react';
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
export async function runHook<Value>(hook: () => Value, queries?: QueryClient) {
  const result = {} as { current: Value; again: () => Promise<void> };
  result.again = await openPage(() => {
    result.current = hook();
    return null;
  }, queries);
  return result;
}

/** Keeps a page that draws nothing open until the test ends. Returns how to draw it once more. */
export async function openPage(Page: () => ReactNode, queries = new QueryClient()): Promise<() => Promise<void>> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const root = openRoot();
  const again = () => act(async () => root.render(createElement(QueryClientProvider, { client: queries }, createElement(Page))));
  await again();
  onTestFinished(() => act(async () => root.unmount()));
  return again;
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
